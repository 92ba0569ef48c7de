import type { Touched } from '../../shared/changes/contentEvents.ts';
import { anyTag } from '../../shared/changes/contentTags.ts';

/** On every response; a change of everything purges it. */
const ALL = 'all';
/** On a response without known tags: any change purges it. */
const UNKNOWN = 'unknown';
/** Longest list of keys on a response, in bytes; caches and proxies accept headers of 8 kB. */
const MAX_KEYS_BYTES = 6_000;
/** Longest list of keys in one purge, in bytes. */
const MAX_PURGE_BYTES = 4_000;

/**
 * Surrogate keys of a page, by which a cache in front purges it, separated by spaces.
 * @param tags of `shared/changes/contentTags.ts`; undefined: any change purges it
 * @returns at most 6,000 bytes; a longer list is broadened from documents to document types
 */
export function surrogateKeys(tags: readonly string[] | undefined): string {
  if (!tags) return `${ALL} ${UNKNOWN}`;
  for (const some of [tags, tags.map(broaden)]) {
    const keys = join([ALL, ...some.map(keyOf)]);
    if (keys.length <= MAX_KEYS_BYTES) return keys;
  }
  return `${ALL} ${UNKNOWN}`;
}

/** The surrogate keys of a change, split into lists that each fit into one purge. */
export function purgeKeys(touched: Touched): string[] {
  if (touched === 'everything') return [ALL];
  const lists: string[] = [];
  for (const key of new Set([UNKNOWN, ...touched.map(keyOf)])) {
    const last = lists.at(-1);
    if (last !== undefined && last.length + key.length < MAX_PURGE_BYTES) lists[lists.length - 1] = `${last} ${key}`;
    else lists.push(key);
  }
  return lists;
}

/** The tag of the whole document type; "nothing at this address" has no type. */
function broaden(tag: string): string {
  const [, kind] = /^(?:list:|any:)?([a-z-]+)/.exec(tag) ?? [];
  return tag.startsWith('nothing:') || !kind ? tag : anyTag(kind);
}

/** Escapes spaces and commas, which separate keys, and whatever a header cannot hold. */
function keyOf(tag: string): string {
  return tag
    .toWellFormed()
    .replace(/[^\w:/?=.~-]+/g, encodeURIComponent)
    .replaceAll(',', '%2C');
}

function join(keys: readonly string[]): string {
  return [...new Set(keys)].join(' ');
}
