import type { Shop } from '../../../cms/payload-types.ts';
import type { PageView } from '../../../render/types.ts';

/** The shop's settings of a page view; empty, and so off, for a site without a shop. */
export function shopOfView({ parts }: Pick<PageView, 'parts'>): Partial<Shop> {
  return (parts.shop as Partial<Shop> | undefined) ?? {};
}
