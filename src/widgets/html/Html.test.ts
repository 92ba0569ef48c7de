import { expect, test } from 'vitest';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { wordsOf } from '../../render/wordsOf.ts';
import { widgets } from '../registry.ts';
import { markupField } from './markupField.ts';

const DIRTY = '<p>Water<img src=x onerror=alert(1)></p><script>alert(1)</script>';
const show = async (html: string, editing = false) =>
  (await renderBlocksPage([{ blockType: 'html', html }], { editing })).html;

test('unsanitized markup from the database is hidden from visitors, and sanitized in a preview', async () => {
  expect(await show(DIRTY)).not.toContain('Water');
  const preview = await show(DIRTY, true);
  expect(preview).toContain('<p>Water</p>');
  expect(preview).not.toContain('alert(1)');
});

test('custom HTML is sanitized on save', () => {
  const [clean] = markupField.hooks?.beforeValidate ?? [];
  expect(clean?.({ value: DIRTY } as never)).toBe('<p>Water</p>');
  expect(clean?.({ value: 4 } as never)).toBe(4);
});

test('the text of custom HTML is indexed for search', () => {
  expect(wordsOf([{ blockType: 'html', html: '<h3>Huts</h3><p>Three <b>huts</b></p>' }], widgets)).toBe(
    'Huts Three huts',
  );
});
