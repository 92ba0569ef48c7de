import type { Shop } from '../../../cms/payload-types.ts';
import type { PageView } from '../../../render/types.ts';

/** The settings of the shop as a page knows them; it is off where the site is without it. */
export function shopOfView({ parts }: Pick<PageView, 'parts'>): Partial<Shop> {
  return (parts.shop as Partial<Shop> | undefined) ?? {};
}
