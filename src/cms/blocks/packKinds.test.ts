import { expect, test } from 'vitest';
import { packKinds, unpackKinds } from '../../shared/layouts/packKinds.ts';
import { blocks } from '../../widgets/index.ts';
import { createKinds } from './createKinds.ts';

const kinds = createKinds(blocks);

test('kinds survive packing, and a shared setting is included once', () => {
  const packed = JSON.stringify(packKinds(kinds));
  expect(unpackKinds(JSON.parse(packed))).toEqual(kinds);
  expect(packed.split('"path":"advanced.marginStart"')).toHaveLength(2);
});

test('a list of blocks is described once and packed once, however many layouts have it', () => {
  expect(createKinds(blocks)).toBe(kinds);
  expect(packKinds(kinds)).toBe(packKinds(kinds));
  expect(createKinds([...blocks])).toEqual(kinds);
});

test('another kind adds only what distinguishes it from the others', () => {
  const bytes = JSON.stringify(packKinds(kinds)).length;
  expect(bytes / kinds.length).toBeLessThan(2_500);
});
