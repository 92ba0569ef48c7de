// Every widget's style and every island's script has its size in sizes.json, so that growth is visible where it is caused. `UPDATE_SIZES=1 npm
// run e2e -- budgets/files` updates the table; its diff shows whether it was worth it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { HEAD_ROOM, MIN_HEAD_ROOM } from './budgets.ts';
import { measureFiles, type Sizes } from './measureFiles.ts';

const TABLE = join(import.meta.dirname, 'sizes.json');
const measured = measureFiles();
if (process.env.UPDATE_SIZES) writeFileSync(TABLE, `${JSON.stringify(measured, undefined, 2)}\n`);
const table = JSON.parse(readFileSync(TABLE, 'utf8')) as Sizes;

for (const kind of ['styles', 'scripts'] as const) {
  test(`the table of sizes lists all ${kind}, and no others`, () => {
    expect(Object.keys(measured[kind]).sort()).toEqual(Object.keys(table[kind]).sort());
  });

  test(`no ${kind.slice(0, -1)} exceeds its recorded size`, () => {
    for (const [name, size] of Object.entries(measured[kind])) {
      const known = table[kind][name] ?? 0;
      expect.soft(size, name).toBeLessThanOrEqual(known + Math.max(MIN_HEAD_ROOM, Math.round(known * HEAD_ROOM)));
    }
  });
}
