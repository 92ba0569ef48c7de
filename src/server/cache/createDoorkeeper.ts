/** Number of key hashes that are remembered, a power of two. */
const REMEMBERED = 4_096;

/**
 * Cache admission filter: tells repeated requests from one-off ones, as the doorkeeper of TinyLFU does (Einziger, Friedman, Manes, 2017).
 * Only a hash of each key is kept, until another overwrites it, so there is nothing to garbage-collect.
 * @returns whether a key was asked about recently; the call also records it
 */
export function createDoorkeeper(): (key: string) => boolean {
  const hashes = new Uint32Array(REMEMBERED);
  return (key) => {
    const hash = hashOf(key);
    const place = hash % REMEMBERED;
    const isKnown = hashes[place] === hash;
    hashes[place] = hash;
    return isKnown;
  };
}

/** FNV-1a by Fowler, Noll and Vo, 32 bits, over the UTF-16 code units; never 0, which marks an empty slot. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0 || 1;
}
