import { expect, test } from 'vitest';
import type { KindSetting } from '../../../shared/layouts/kind.ts';
import { buildKind } from '../../../shared/layouts/testing.ts';
import { textSetting } from './textSetting.ts';

const setting = (path: string, more: Partial<KindSetting> = {}): KindSetting => ({
  path,
  label: path,
  tab: 'content',
  type: 'text',
  ...more,
});
const kind = buildKind('card', {
  label: 'Card',
  settings: [
    setting('title', { label: 'Title', maxLength: 40 }),
    setting('styles.note', { label: 'Note', type: 'textarea' }),
    setting('body', { type: 'richText' }),
    setting('tags', { hasMany: true }),
    setting('items', { label: 'Entries', type: 'array', rows: [setting('text', { label: 'Text' })] }),
  ],
});

test('text settings have a name, a format and a maximum length', () => {
  expect(textSetting(kind, 'title')).toEqual({
    label: 'Card, Title',
    isMultiline: false,
    isRich: false,
    maxLength: 40,
  });
  expect(textSetting(kind, 'styles.note')).toMatchObject({ label: 'Card, Note', isMultiline: true });
  expect(textSetting(kind, 'body')).toMatchObject({ label: 'Card, body', isRich: true });
  expect(textSetting(kind, 'items.1.text')?.label).toBe('Card, Entries 2, Text');
});

test.each(['tags', 'items', 'items.1', 'items.1.none', 'none'])('%s is no text', (path) => {
  expect(textSetting(kind, path)).toBeUndefined();
});
