import { readFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { HOSTILE, makeHostile } from '../../../tests/support/hostile/hostile.ts';
import { buildPlainView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import { auditMarkup } from '../../../tests/support/widgets/audit.ts';
import { findActiveContent } from '../../../tests/support/widgets/inertness.ts';
import type { ChatContent } from './chatData.ts';
import { chatProperties, chatRule, DEFAULT_LOOK } from './chatStyle.ts';
import { CHAT_SETTINGS, SAMPLE_CHAT } from './samples.ts';

async function render(settings: object = {}, change = (chat: ChatContent) => chat) {
  const chat = { ...SAMPLE_CHAT, settings: { ...CHAT_SETTINGS, ...settings } };
  const changed = change(chat);
  changed.settings.enabled = true;
  const { html, problems } = await renderTestPage(buildPlainView([], { parts: { chat: changed } }));
  const [, css = ''] = html.match(/<style>([\s\S]*?)<\/style>/) ?? [];
  const { document } = new JSDOM(html.replace(css, '')).window;
  const island = document.querySelector('rihla-island[name="chat"]');
  if (!island) throw new Error('The page has no chat.');
  return { css, document, island, problems };
}

test('the button opens its box by markup, without script too', async () => {
  const { document, island } = await render();
  const button = island.querySelector('button');
  const box = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  expect(button?.textContent).toBe('Need help? Chat with us');
  expect(box?.getAttribute('popover')).toBe('auto');
  expect(box?.getAttribute('role')).toBe('dialog');
  expect(document.getElementById(box?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe('Start a Conversation');
});

test('without a label the button has the box’s name', async () => {
  const { island } = await render({ styles: { ...CHAT_SETTINGS.styles, isShowBtnLabel: false } });
  expect(island.querySelector('button')?.getAttribute('aria-label')).toBe('Start a Conversation');
});

test('account rows contain only what does not depend on the time', async () => {
  const { island } = await render();
  const rows = [...island.querySelectorAll('[data-account]')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Salma Idrissi Journeys Online (opens in a new tab)',
    'Brahim Aït Lahcen On the road   (opens in a new tab)',
    'Travellers’ group Online (opens in a new tab)',
  ]);
});

test.each([
  [{}, 'interaction(hover-intent)'],
  [{ display: { ...CHAT_SETTINGS.display, showOnMobile: false } }, 'idle | interaction'],
])('under %j its island’s trigger is %s', async (settings, trigger) => {
  expect((await render(settings)).island.getAttribute('trigger')).toBe(trigger);
});

test('asks for consent only where required, and then adds its styles', async () => {
  const without = await render();
  expect(without.island.querySelector('input')).toBeNull();
  expect(without.css).not.toContain('r-chat__consent');
  const asked = await render({ gdprStatus: true });
  expect(asked.island.querySelector('label')?.textContent).toBe('I accept the privacy policy.');
  expect(asked.css).toContain('r-chat__consent');
  const empty = { ...CHAT_SETTINGS.styles, gdprContent: ' ' };
  const { island } = await render({ gdprStatus: true, styles: empty });
  expect(island.querySelector('label')?.textContent).toBe('I have read and accept the privacy policy.');
});

test('passes axe', async () => {
  const { island } = await render({ gdprStatus: true });
  expect(await auditMarkup(island.innerHTML.replace(/<noscript>.*<\/noscript>/, ''))).toEqual([]);
});

test.each(HOSTILE)('escapes %j', async (text) => {
  const { css, document, island } = await render({ gdprStatus: true }, (chat) => makeHostile(chat, text));
  expect(findActiveContent(island)).toEqual([]);
  expect(css).not.toContain('evil');
  expect(document.querySelectorAll('style')).toHaveLength(1);
  expect([...document.querySelectorAll('script')].filter(({ textContent }) => textContent?.includes('alert'))).toEqual(
    [],
  );
});

describe('its appearance', () => {
  const SHEETS = ['chat.css', 'island/box.css', 'account.css'].map((file) =>
    readFileSync(`src/parts/chat/${file}`, 'utf8'),
  );

  test('adds no rule with default settings', () => {
    expect(chatRule(DEFAULT_LOOK)).toBe('');
    expect(chatRule({ ...DEFAULT_LOOK, bottomDistance: 50, listHeight: 500 })).toBe(
      '--chat-bottom:122px;--chat-list:500px',
    );
  });

  test('has defaults equal to the style sheets’ fallbacks', () => {
    const fallbacks = SHEETS.join('').matchAll(/var\((--chat-[a-z-]+), ([^)]+)\)/g);
    const properties = chatProperties(DEFAULT_LOOK);
    const used = [...fallbacks].map(([, name = '', value]) => [name, value?.toLowerCase()]);
    for (const [name, value] of used) expect([name, properties[name ?? '']?.toLowerCase()]).toEqual([name, value]);
    expect(new Set(used.map(([name]) => name))).toEqual(new Set(Object.keys(properties)));
  });
});
