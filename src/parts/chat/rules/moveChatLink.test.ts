import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildChatLink } from './chatLink.ts';
import { moveChatLink } from './moveChatLink.ts';

const PAGE = { pageTitle: 'Dunes & stars', pageUrl: 'https://rihla.example/dunes/' };
const MODES = ['api', 'web', 'protocol', 'not a subdomain'];

test('a moved link equals one built for that device', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('+212 612 345 678', 'https://chat.whatsapp.com/AbC'),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constant('On [njwa_page_title]\r\n([njwa_page_url])')),
      fc.constantFrom(...MODES),
      fc.boolean(),
      (number, predefinedText, mode, hasTextInApp) => {
        const link = { ...PAGE, number, predefinedText, hasTextInApp };
        const built = buildChatLink({ ...link, mode: 'api' }) ?? '';
        expect(moveChatLink(built, { mode, hasTextInApp })).toBe(buildChatLink({ ...link, mode }));
      },
    ),
  );
});

test('replaces the page’s URL in the text, encoded as a whole', () => {
  const to = `${PAGE.pageUrl}?e-filter-1-style=desert%2Bwalking&x=1#list`;
  const link = { number: '212612345678', predefinedText: 'See [njwa_page_url] and [njwa_page_url]' };
  const moved = moveChatLink(buildChatLink({ ...link, ...PAGE }) ?? '', { pageUrl: { from: PAGE.pageUrl, to } });
  expect(moved).toBe(buildChatLink({ ...link, ...PAGE, pageUrl: to }));
  expect(new URL(moved).searchParams.get('text')).toBe(`See ${to} and ${to}`);
});

test('a link without text stays without one', () => {
  expect(moveChatLink('https://api.whatsapp.com/send?phone=212', { mode: 'protocol', hasTextInApp: false })).toBe(
    'whatsapp://send?phone=212',
  );
});
