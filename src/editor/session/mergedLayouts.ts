import type { Values } from '../../shared/isObject.ts';
import type { OthersChanges } from '../model/types.ts';

type Create = () => OthersChanges;

const merged = new WeakMap<object, Create>();

/**
 * Notes the layouts of a document that was merged with what others have saved.
 * @param create follows such changes; its script is fetched with that of merging
 */
export function noteMerged(document: Values, create: Create): void {
  for (const value of Object.values(document)) if (Array.isArray(value)) merged.set(value, create);
}

/** How the changes of others in a layout are followed; undefined for one that has none. */
export function othersIn(layout: object): Create | undefined {
  return merged.get(layout);
}
