const MOST = 50;

/** What is left behind when something is pasted, in words; each only once, and no more than fifty. */
export interface Left {
  add(words: string): void;
  list(): string[];
}

export function createLeft(): Left {
  const said = new Set<string>();
  let more = 0;
  return {
    add(words) {
      if (said.has(words)) return;
      if (said.size < MOST) said.add(words);
      else more += 1;
    },
    list: () => (more ? [...said, `And ${more} more.`] : [...said]),
  };
}
