import { expect, test } from 'vitest';
import { bytesTable, PAINT_MS, paintTable, slowKinds } from './widgetTables.ts';

const NONE = { style: 0, allStyle: 0, script: 0, shared: 0, later: 0 };

test('bytes are in columns, heaviest first, with a dot for zero', () => {
  const table = bytesTable([
    { ...NONE, kind: 'spacer' },
    { kind: 'carousel', style: 426, allStyle: 452, script: 4186, shared: 3299, later: 8050 },
  ]);
  expect(table.split('\n')).toEqual([
    '| widget   | style, least | style, all its forms | script | shared script | later | together |',
    '|----------|-------------:|---------------------:|-------:|--------------:|------:|---------:|',
    '| carousel |          426 |                  452 |  4,186 |         3,299 | 8,050 |   15,987 |',
    '| spacer   |            · |                    · |      · |             · |     · |        · |',
  ]);
});

test('lists only kinds slower than the budget', () => {
  const times = { tabs: PAINT_MS, slides: PAINT_MS + 1 };
  expect(slowKinds(times)).toEqual(['slides']);
  expect(paintTable(times).split('\n').slice(2)).toEqual([
    '| slides |                101 ms | **missed** |',
    '| tabs   |                100 ms |        met |',
  ]);
});
