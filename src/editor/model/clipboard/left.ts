const MOST = 50;

/** List of what is dropped when pasting, as text; deduplicated, at most fifty. */
export interface Left {
  add(words: string): void;
  list(): string[];
}

/** Collects what a paste drops. */
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

/** Says that pictures of a foreign text were left out. */
export function wordOnPictures(count: number): string {
  return count === 1 ? '1 picture; upload it under Pictures.' : `${count} pictures; upload them under Pictures.`;
}
