/** Path of a generated article, by its number from 0. */
export function partPath(number: number): string {
  return `/articles/part-${number}/`;
}
