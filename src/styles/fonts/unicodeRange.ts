/** The characters of a text as a CSS `unicode-range`, runs joined. */
export function unicodeRange(characters: string): string {
  const points = [...new Set(Array.from(characters, (character) => character.codePointAt(0) ?? 0))].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}

function hex(point: number): string {
  return point.toString(16);
}
