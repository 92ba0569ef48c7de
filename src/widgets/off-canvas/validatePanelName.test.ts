import { expect, test } from 'vitest';
import { validatePanelName } from './validatePanelName.ts';

const panel = (name: string) => ({ blockType: 'off-canvas', name });

test.each(['packing-list', 'a', '7-days'])('%s is a valid name', (name) => {
  expect(validatePanelName(name)).toBe(true);
});

test.each([undefined, '', 'Packing list', 'a,*', '-list', 'x'.repeat(65)])('%s is invalid', (name) => {
  expect(validatePanelName(name)).toContain('such as: packing-list');
});

test.each(['menu', 'cart'])('%s is reserved', (name) => {
  expect(validatePanelName(name)).toContain(`my-${name}`);
});

test('a name is unique in a document, at any depth', () => {
  const layout = [panel('note'), { blockType: 'container', blocks: [panel('list')] }];
  expect(validatePanelName('list', { data: { layout } })).toBe(true);
  expect(validatePanelName('list', { data: { layout: [...layout, panel('list')] } })).toContain('Another panel');
});
