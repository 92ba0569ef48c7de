import { tCount } from '../../../shared/studioWords/t.ts';

const MOST = 50;

/** List of what is dropped when pasting, as text; deduplicated, at most fifty. */
export interface DroppedContent {
  add(words: string): void;
  list(): string[];
}

/** Collects what a paste drops. */
export function createDroppedContent(): DroppedContent {
  const said = new Set<string>();
  let more = 0;
  return {
    add(words) {
      if (said.has(words)) return;
      if (said.size < MOST) said.add(words);
      else more += 1;
    },
    list: () => (more ? [...said, tCount('And {count} more.', 'And {count} more.', more)] : [...said]),
  };
}

/** Says that pictures of a foreign text were left out, and what to do: those of another site cannot be fetched from here. */
export function wordOnPictures(count: number): string {
  return tCount(
    '{count} picture that could not be taken along. Save it, then paste it or upload it under Pictures.',
    '{count} pictures that could not be taken along. Save them, then paste them or upload them under Pictures.',
    count,
  );
}
