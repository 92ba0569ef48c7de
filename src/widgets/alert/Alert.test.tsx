import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
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
])(
  'a notice of kind %s has role note and the name %s, so that its kind does not depend on colour',
  async (kind, label) => {
    expect((await show({ kind })).main.querySelector('[role=note]')?.getAttribute('aria-label')).toBe(label);
  },
);

test('a notice that cannot be dismissed has no script', async () => {
  expect((await show({})).main.querySelector('rihla-island, button')).toBeNull();
});

test('the dismiss button is hidden without script', async () => {
  expect((await show({ dismissable: true })).main.querySelector('button')?.hidden).toBe(true);
});

test('a changed text makes it a new notice; the preview remembers no dismissal', async () => {
  const one = props((await show({ dismissable: true, memory: 'always' })).main);
  const other = props((await show({ dismissable: true, memory: 'always', title: 'Sun' })).main);
  expect(one.memory).toBe('always');
  expect(one.name).not.toBe(other.name);
  expect(props((await show({ dismissable: true, memory: 'always' }, { editing: true })).main).memory).toBe('page');
});
