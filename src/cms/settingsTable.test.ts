import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findField, listSettings, settingsIn } from '../../tests/support/findField.ts';
import { effectFields } from '../effects/index.ts';
import { DEVICE_VALUES } from '../shared/layouts/deviceValues.ts';

const ROW = /^\| (?<name>[^|]+) \| `(?<field>[^`]+)` \| (?<place>[^|]+) \|$/gm;
const rows = [...readFileSync('docs/settings.md', 'utf8').matchAll(ROW)].map(({ groups }) => groups ?? {});

test('the table of settings has over a hundred rows', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test.each(rows)('$name is $field, at $place', ({ field = '', place = '' }) => {
  const found = findField(field);
  expect(found, `There is no field ${field}: mend docs/settings.md.`).toBeDefined();
  expect(`${found} › `.startsWith(`${place} › `), `It stands at ${found}.`).toBe(true);
});

/** Forms whose every setting the specification's third section lists. */
const FORMS = [
  ...['analytics', 'chat', 'chat-accounts', 'copy-protection', 'lightbox', 'popups', 'search', 'site', 'toc'],
  ...['carousel', 'chat-button', 'filter-panel', 'filter-summary', 'listing', 'range-filter', 'search-form'],
  ...['table-of-contents', 'taxonomy-filter'],
];
/** Every block has them; the table lists them for one. */
const EFFECTS = 'container.advanced.';
/** Values that settings named in other rows have on tablets and phones. */
const ON_DEVICES = `.${DEVICE_VALUES}`;
/** Every weekday has the fields of the first. */
const OTHER_DAYS = /\.(monday|tuesday|wednesday|thursday|friday|saturday)\b/;

test('every setting of those forms, and of every effect, has a row', () => {
  const settings = [
    ...FORMS.flatMap(listSettings),
    ...effectFields.flatMap(({ fields }) => settingsIn(fields, EFFECTS)),
  ].filter((path) => !OTHER_DAYS.test(path) && !path.endsWith(ON_DEVICES));
  expect(settings.length).toBeGreaterThan(200);
  const named = new Set(rows.map(({ field }) => field));
  expect(settings.filter((path) => !named.has(path))).toEqual([]);
});
