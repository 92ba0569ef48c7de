import type { MapBlock } from '../../cms/payload-types.ts';

/** Whether a map is embedded from a service. */
export function isOfService({ source }: Pick<MapBlock, 'source'>): boolean {
  return source === 'openstreetmap' || source === 'google-maps';
}
