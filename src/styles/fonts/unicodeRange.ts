/**
 * Gaps up to this are closed: a character the file lacks is still drawn by the next family, and the rule is part of every
 * page.
 */
const CLOSED_GAP = 128;

/** The characters of a text as a short CSS `unicode-range`. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0))].sort(
    (a, b) => a - b,
  );
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point - run[1] <= CLOSED_GAP) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}

function hex(point: number): string {
  return point.toString(16);
}
