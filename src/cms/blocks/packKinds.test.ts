import { expect, test } from 'vitest';
import { packKinds, unpackKinds } from '../../shared/layouts/packKinds.ts';
import { blocks } from '../../widgets/index.ts';
import { createKinds } from './createKinds.ts';

const kinds = createKinds(blocks);

test('kinds come as they were packed, and a setting that several have comes once', () => {
  const packed = JSON.stringify(packKinds(kinds));
  expect(unpackKinds(JSON.parse(packed))).toEqual(kinds);
  expect(packed.split('"path":"advanced.marginStart"')).toHaveLength(2);
});

test('another kind costs the editor what tells it from the others', () => {
  const bytes = JSON.stringify(packKinds(kinds)).length;
  expect(bytes / kinds.length).toBeLessThan(2_500);
});
