/** How many keys are remembered, a power of two. */
const REMEMBERED = 4_096;

/**
 * Tells what is asked for again from what is asked for once, as the doorkeeper of TinyLFU does (Einziger, Friedman, Manes, 2017). Of each key only a hash
 * is remembered, until another takes its place, so that it costs no memory that has to be tidied up.
 * @returns whether a key was asked about lately; from then on it was
 */
export function createDoorkeeper(): (key: string) => boolean {
  const seen = new Uint32Array(REMEMBERED);
  return (key) => {
    const hash = hashOf(key);
    const place = hash % REMEMBERED;
    const isKnown = seen[place] === hash;
    seen[place] = hash;
    return isKnown;
  };
}

/** FNV-1a by Fowler, Noll and Vo, 32 bits, over the units of the text; never 0, which stands for nothing. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193);
  return hash >>> 0 || 1;
}
