import type { Touched } from '../../shared/contentEvents.ts';
import { anyTag } from '../../shared/contentTags.ts';

/** On every answer: what a change of everything purges. */
const ALL = 'all';
/** On an answer of which nobody knows what it is made of: any change purges it. */
const UNKNOWN = 'unknown';
/** Longest list of keys with an answer, in bytes; caches and proxies take headers of 8 kB. */
const MAX_KEYS_BYTES = 6_000;
/** Longest list of keys in one purge, in bytes. */
const MAX_PURGE_BYTES = 4_000;

/**
 * What a page is made of, as the keys by which a cache in front can be told to purge it: names with one space between.
 * @param tags of `shared/contentTags.ts`; undefined: it hangs on any change
 * @returns at most 6,000 bytes; what would be longer depends on whole kinds of document in place of each one
 */
export function surrogateKeys(tags: readonly string[] | undefined): string {
  if (!tags) return `${ALL} ${UNKNOWN}`;
  for (const some of [tags, tags.map(broaden)]) {
    const keys = join([ALL, ...some.map(keyOf)]);
    if (keys.length <= MAX_KEYS_BYTES) return keys;
  }
  return `${ALL} ${UNKNOWN}`;
}

/** The keys of all that a change touches, in lists that each fit into one purge. */
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

/** What every change of a document of the tag's kind touches as well; that there is nothing at an address is no kind. */
function broaden(tag: string): string {
  const [, kind] = /^(?:list:|any:)?([a-z-]+)/.exec(tag) ?? [];
  return tag.startsWith('nothing:') || !kind ? tag : anyTag(kind);
}

/** Spaces and commas separate keys, and a header holds no other letters. */
function keyOf(tag: string): string {
  return tag
    .toWellFormed()
    .replace(/[^\w:/?=.~-]+/g, encodeURIComponent)
    .replaceAll(',', '%2C');
}

function join(keys: readonly string[]): string {
  return [...new Set(keys)].join(' ');
}
