import list from './belowFold.css?raw';

/** Every sheet that a widget or a part may inline, by its path as `belowFold.css` writes it. */
const SHEETS = import.meta.glob<string>(
  ['./**/*.css', '../parts/**/*.css', '!./belowFold.css', '!**/island/**', '!**/studio/**'],
  { eager: true, import: 'default', query: '?inline' },
);

/** The sheets of `belowFold.css`, as widgets and parts have them. */
const HELD = new Set([...list.matchAll(/@import '([^']+)'/g)].map(([, path = '']) => heldSheet(path)));

/** Whether the file of style for what stands below the first screen has a sheet, given its text as a widget or a part has it. */
export function isInBelowFold(css: string): boolean {
  return HELD.has(css);
}

function heldSheet(path: string): string {
  const sheet = SHEETS[path];
  if (sheet === undefined) throw new Error(`belowFold.css names “${path}”, and there is no such sheet.`);
  return sheet;
}
