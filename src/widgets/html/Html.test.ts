import { expect, test } from 'vitest';
import { renderBlocksPage } from '../../../tests/support/pageBuilders.ts';
import { turnsDuring } from '../../../tests/support/turnsDuring.ts';
import { wordsOf } from '../../render/wordsOf.ts';
import { widgets } from '../registry.ts';
import { markupField } from './markupField.ts';
import { sanitizeInWorker } from './sanitizeInWorker.ts';
import { MAX_MARKUP } from './sanitizeMarkup.ts';

const DIRTY = '<p>Water<img src=x onerror=alert(1)></p><script>alert(1)</script>';
const show = async (html: string, editing = false) =>
  (await renderBlocksPage([{ blockType: 'html', html }], { editing })).html;

test('unsanitized markup from the database is hidden from visitors, and sanitized in a preview', async () => {
  expect(await show(DIRTY)).not.toContain('Water');
  const preview = await show(DIRTY, true);
  expect(preview).toContain('<p>Water</p>');
  expect(preview).not.toContain('alert(1)');
});

test('custom HTML is sanitized on save', async () => {
  const [clean] = markupField.hooks?.beforeValidate ?? [];
  expect(await clean?.({ value: DIRTY } as never)).toBe('<p>Water</p>');
  expect(clean?.({ value: 4 } as never)).toBe(4);
});

test('the text of custom HTML is indexed for search', () => {
  expect(wordsOf([{ blockType: 'html', html: '<h3>Huts</h3><p>Three <b>huts</b></p>' }], widgets)).toBe(
    'Huts Three huts',
  );
});

test('long HTML is sanitized beside the event loop, in a preview and on save', async () => {
  const long = (text: string) => `<b>${text}</b>`.repeat(MAX_MARKUP / (text.length + 7));
  expect(await turnsDuring(() => sanitizeInWorker(long('x')))).toBeGreaterThan(50);
  const [clean] = markupField.hooks?.beforeValidate ?? [];
  expect(await turnsDuring(async () => clean?.({ value: long('yy') } as never))).toBeGreaterThan(50);
  const preview = show(`<script></script>${long('zzz').slice(0, -100)}`, true);
  expect(await turnsDuring(() => preview)).toBeGreaterThan(50);
  expect(await preview).toContain('<b>zzz</b><b>zzz</b>');
});

test('HTML that is too long to be saved is not sanitized, and a preview says why', async () => {
  const preview = await show(`<b>Water</b>${'x'.repeat(MAX_MARKUP)}`, true);
  expect(preview).toContain('more than 50000 characters');
  expect(preview).not.toContain('<b>Water</b>');
});
