import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decodeBase64, encodeBase64 } from './base64.ts';
import { parseAction } from './parseAction.ts';
import { ACTION_PREFIX, actionHash } from './prefix.ts';
import type { Action } from './schemas.ts';
import { writeAction } from './writeAction.ts';

const ACTIONS: Action[] = [
  { action: 'lightbox', settings: { url: '/media/dunes.jpg', slideshow: 'trip', title: 'Wüste – الصحراء' } },
  { action: 'lightbox', settings: { url: 'https://pictures.example/a.webp?x=1' } },
  { action: 'popup:open', settings: { id: 12, toggle: true } },
  { action: 'popup:close', settings: { do_not_show_again: true } },
  { action: 'popup:close', settings: {} },
  { action: 'off_canvas:open', settings: { id: 'menu' } },
  { action: 'off_canvas:close', settings: { id: 'packing-list' } },
  { action: 'off_canvas:toggle', settings: { id: 'cart' } },
  { action: 'reload-page', settings: {} },
];

const link = (name: string, settings: unknown) =>
  `${ACTION_PREFIX}action=${name}&settings=${Buffer.from(JSON.stringify(settings)).toString('base64')}`;

describe('parseAction', () => {
  it.each(ACTIONS)('reads what writeAction writes: $action', (action) => {
    const hash = writeAction(action);
    expect(hash).toMatch(/^#rihla-action:[\w:=&-]+$/);
    expect(parseAction(hash)).toEqual(action);
    expect(parseAction(encodeURIComponent(hash))).toEqual(action);
    expect(parseAction(`#${encodeURIComponent(hash.slice(1))}`)).toEqual(action);
  });

  it('reads base64 as the specification’s other builders write it: padded, with + and /, and a + turned into a space', () => {
    const settings = { url: '/media/a.jpg', title: '>>>???~~~' };
    const padded = link('lightbox', settings);
    expect(padded).toMatch(/[+/]/);
    expect(parseAction(padded)).toEqual({ action: 'lightbox', settings });
    expect(parseAction(padded.replaceAll('+', ' '))).toEqual({ action: 'lightbox', settings });
    expect(parseAction(encodeURIComponent(padded))).toEqual({ action: 'lightbox', settings });
  });

  it.each([
    ['no action', '#rihla-action:'],
    ['another hash', '#section'],
    ['another prefix', '#elementor-action:action=popup:open&settings=e30'],
    ['an unknown action', link('toString', {})],
    ['no base64', `${ACTION_PREFIX}action=popup:open&settings=%%%`],
    ['no JSON', `${ACTION_PREFIX}action=popup:open&settings=${encodeBase64('{id')}`],
    ['no UTF-8', `${ACTION_PREFIX}action=popup:open&settings=gIA`],
    ['no settings where some are needed', `${ACTION_PREFIX}action=popup:open`],
    ['a list', link('popup:open', [1])],
    ['null', link('popup:open', null)],
    ['an id as text', link('popup:open', { id: '12' })],
    ['a fraction of an id', link('popup:open', { id: 1.5 })],
    ['id 0', link('popup:open', { id: 0 })],
    ['a panel with a selector for a name', link('off_canvas:open', { id: 'a,*' })],
    ['a script for a picture', link('lightbox', { url: 'javascript:alert(1)' })],
    ['a script with a tab in its name', link('lightbox', { url: 'java\tscript:alert(1)' })],
    ['a picture that holds its data', link('lightbox', { url: 'data:image/svg+xml,<svg onload=alert(1)>' })],
    ['a picture of the disk', link('lightbox', { url: 'file:///etc/passwd' })],
    ['a picture without an address', link('lightbox', { title: 'x' })],
    ['too much', link('lightbox', { url: `/${'a'.repeat(1_999)}` }).padEnd(8_001, 'A')],
    ['too long an address', link('lightbox', { url: `/${'a'.repeat(2_000)}` })],
  ])('refuses %s, and says why', (_name, hash) => {
    expect(typeof parseAction(hash)).toBe('string');
  });

  it('drops settings that the schema does not have, prototypes too', () => {
    const text = '{"id":3,"html":"<img src=x onerror=alert(1)>","__proto__":{"toggle":true}}';
    expect(parseAction(`${ACTION_PREFIX}action=popup:open&settings=${encodeBase64(text)}`)).toEqual({
      action: 'popup:open',
      settings: { id: 3 },
    });
  });

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseAction(text)));
    fc.assert(fc.property(fc.json(), (json) => void parseAction(`${ACTION_PREFIX}action=lightbox&settings=${json}`)));
    fc.assert(
      fc.property(
        fc.json(),
        (json) => void parseAction(`${ACTION_PREFIX}action=lightbox&settings=${encodeBase64(json)}`),
      ),
    );
  });
});

test('base64 round-trips any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(decodeBase64(encodeBase64(text))).toBe(text);
      expect(decodeBase64(Buffer.from(text).toString('base64'))).toBe(text);
    }),
  );
});

test.each([
  ['/packing/#rihla-action:action=popup:open', '#rihla-action:action=popup:open'],
  ['#rihla-action%3Aaction%3Dreload-page', '#rihla-action%3Aaction%3Dreload-page'],
  ['https://a.example/%23rihla-action%3Aaction', '%23rihla-action%3Aaction'],
  ['/packing/#list', ''],
])('the action of %s', (address, hash) => {
  expect(actionHash(address)).toBe(hash);
});
