import { expect, test } from 'vitest';
import { block, KINDS } from '../../shared/layouts/testing.ts';
import { findMisplaced } from './findMisplaced.ts';

const panel = (id: string, ...blocks: object[]) => block('panel', id, { title: `Panel ${id}`, blocks });
const box = (...blocks: object[]) => block('box', 'b', { blocks });

test('a panel may not be nested in another, however deep', () => {
  expect(findMisplaced([box(box(panel('one')), panel('two'))], KINDS)).toBeUndefined();
  expect(findMisplaced([panel('one', box(box(panel('two'))))], KINDS)).toBe(
    'Panel “Panel two” in Panel one: A panel cannot stand inside another panel.',
  );
});

test('a nested panel is found in the slots of rows too', () => {
  const tabs = block('tabs', 't', { tabs: [{ blocks: [] }, { blocks: [panel('two')] }] });
  expect(findMisplaced([panel('one', tabs)], KINDS)).toContain('Panel “Panel two”');
});

test('unknown kinds may be anywhere, and what is no layout is not checked here', () => {
  expect(findMisplaced([panel('one', block('later', 'l', { blocks: [panel('two')] }))], KINDS)).toBeUndefined();
  for (const damaged of [undefined, null, 'text', 7, {}, []]) expect(findMisplaced(damaged, KINDS)).toBeUndefined();
});
