import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/renderExample.ts';
import type { AlertBlock } from '../../cms/payload-types.ts';

const show = (fields: object, options?: { editing: boolean }) =>
  renderExample({ block: { blockType: 'alert', title: 'Snow', id: 'a1', ...fields } as AlertBlock }, options);
const props = (main: HTMLElement) => JSON.parse(main.querySelector('rihla-island')?.getAttribute('props') ?? '{}');

test.each([
  ['info', 'Note'],
  ['success', 'Good news'],
  ['warning', 'Warning'],
  ['danger', 'Danger'],
  ['no such kind', 'Note'],
])('a notice of the kind %s is a note called %s, so that its kind is not a matter of colour', async (kind, label) => {
  expect((await show({ kind })).main.querySelector('[role=note]')?.getAttribute('aria-label')).toBe(label);
});

test('one that stays has no script', async () => {
  expect((await show({})).main.querySelector('rihla-island, button')).toBeNull();
});

test('the button to put it away waits for script', async () => {
  expect((await show({ dismissable: true })).main.querySelector('button')?.hidden).toBe(true);
});

test('other words make it another notice; the preview remembers nothing', async () => {
  const one = props((await show({ dismissable: true, memory: 'always' })).main);
  const other = props((await show({ dismissable: true, memory: 'always', title: 'Sun' })).main);
  expect(one.memory).toBe('always');
  expect(one.name).not.toBe(other.name);
  expect(props((await show({ dismissable: true, memory: 'always' }, { editing: true })).main).memory).toBe('page');
});
