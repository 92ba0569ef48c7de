import { expect, test } from 'vitest';
import type { Kind } from '../../shared/layouts/kind.ts';
import { changedFromDefault } from './changedFromDefault.ts';

const setting = (path: string, tab: 'content' | 'style' | 'advanced', initial?: unknown) =>
  ({ path, label: path, tab, initial }) as unknown as Kind['settings'][number];
const kind = {
  settings: [
    setting('text', 'content'),
    setting('size', 'style', 'auto'),
    setting('width', 'style'),
    setting('advanced.hideOn', 'advanced'),
  ],
} as unknown as Kind;

test('lists the settings of a tab that differ from their defaults; unset, empty and null are the same', () => {
  const block = { blockType: 'heading', text: 'Dunes', size: 'xl', width: '', advanced: { hideOn: ['mobile'] } };
  expect(changedFromDefault(block, kind, 'style').map(({ path }) => path)).toEqual(['size']);
  expect(changedFromDefault(block, kind, 'advanced').map(({ path }) => path)).toEqual(['advanced.hideOn']);
  expect(
    changedFromDefault({ blockType: 'heading', size: 'auto', advanced: { hideOn: [] } }, kind, 'advanced'),
  ).toEqual([]);
});

test('does not offer to reset content', () => {
  expect(changedFromDefault({ blockType: 'heading', text: 'Dunes' }, kind, 'content')).toEqual([]);
});
