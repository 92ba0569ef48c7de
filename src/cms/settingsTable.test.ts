import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findField } from '../../tests/support/findField.ts';

const ROW = /^\| (?<name>[^|]+) \| `(?<field>[^`]+)` \| (?<place>[^|]+) \|$/gm;
const rows = [...readFileSync('docs/settings.md', 'utf8').matchAll(ROW)].map(({ groups }) => groups ?? {});

test('the table of settings names many', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test.each(rows)('$name is $field, at $place', ({ field = '', place = '' }) => {
  const found = findField(field);
  expect(found, `There is no field ${field}: mend docs/settings.md.`).toBeDefined();
  expect(`${found} › `.startsWith(`${place} › `), `It stands at ${found}.`).toBe(true);
});
