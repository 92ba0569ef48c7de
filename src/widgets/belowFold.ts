import lists from './belowFoldLists.css?raw';
import tours from './belowFoldTours.css?raw';

/** Every sheet that a page may inline, by its path as the files below write it. */
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

/** The files of style for what stands below the first screen: one for each kind of page that shows enough there. */
const FILES = { lists, tours } as const;
export type BelowFoldName = keyof typeof FILES;

/** Each file with its sheets, as widgets and parts have them. */
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
