import type { MapBlock } from '../../cms/payload-types.ts';

/** Whether a map comes from a service, and not from this site. */
export function isOfService({ source }: Pick<MapBlock, 'source'>): boolean {
  return source === 'openstreetmap' || source === 'google-maps';
}
