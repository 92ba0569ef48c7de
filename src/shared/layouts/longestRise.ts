/** Longest increasing subsequence of a list by distinct numbers. */
export function longestRise<T>(items: readonly T[], numberOf: (item: T) => number): T[] {
  /** For each length, the subsequence with the lowest end, as a linked list from its end. */
  const ends: { item: T; number: number; before: Chain<T> | undefined }[] = [];
  for (const item of items) {
    const number = numberOf(item);
    const found = ends.findIndex((end) => end.number > number);
    const length = found < 0 ? ends.length : found;
    ends[length] = { item, number, before: ends[length - 1] };
  }
  const chosen: T[] = [];
  for (let link: Chain<T> | undefined = ends.at(-1); link; link = link.before) chosen.unshift(link.item);
  return chosen;
}

interface Chain<T> {
  item: T;
  before: Chain<T> | undefined;
}
