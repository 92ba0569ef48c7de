import lists from './belowFoldLists.css?raw';
import tours from './belowFoldTours.css?raw';

/** Every style sheet that may be inlined, by its path as the files below import it. */
const SHEETS = import.meta.glob<string>(
  [
    './**/*.css',
    '../parts/**/*.css',
    '../overlays/panel/panel.css',
    '../render/{formFields,listings}/*.css',
    '!./belowFold*.css',
    '!**/island/**',
    '!**/studio/**',
  ],
  { eager: true, import: 'default', query: '?inline' },
);

/** Style files for content below the fold: one for each kind of page with enough of it. */
const FILES = { lists, tours } as const;
export type BelowFoldName = keyof typeof FILES;

/** Each file with its style sheets, as widgets and parts list them. */
export const BELOW_FOLD_SHEETS = Object.entries(FILES).map(([name, css]) => ({
  name: name as BelowFoldName,
  sheets: new Set([...css.matchAll(/@import '([^']+)'/g)].map(([, path = '']) => heldSheet(name, path))),
}));

function heldSheet(name: string, path: string): string {
  const sheet = SHEETS[path];
  if (sheet === undefined)
    throw new Error(`The style “${name}” below the fold names “${path}”, and there is no such sheet.`);
  return sheet;
}
