import { describe, expect, test } from 'vitest';
import { HOSTILE, makeHostile } from '../../../tests/support/hostile/hostile.ts';
import { buildPageView } from '../../../tests/support/pageBuilders.ts';
import { withParts } from '../../pages/head/testSupport.ts';
import { CARAVAN, samplePicture } from '../../render/samples/pictures.ts';
import type { Chat, ChatAccount, Media, PageView } from '../../render/types.ts';
import { contrastRatio } from '../../shared/color.ts';
import { chatData } from './chatData.ts';
import { chatColors, chatOf, chatProps, chatView, findChatAccount } from './chatView.ts';
import { CHAT_SETTINGS, SAMPLE_CHAT } from './samples.ts';

type Changes = { [Group in keyof Chat]?: Partial<Chat[Group]> };

function viewWith(changes: Changes = {}, account: Partial<ChatAccount> = {}, page: Partial<PageView> = {}): PageView {
  const merged = Object.entries(changes).map(([name, value]) => {
    const before = CHAT_SETTINGS[name as keyof Chat];
    const isGroup = typeof before === 'object' && before !== null && !Array.isArray(before);
    return [name, isGroup ? { ...before, ...(value as object) } : value];
  });
  const settings = { ...CHAT_SETTINGS, enabled: true, ...Object.fromEntries(merged) } as Chat;
  const [first, ...others] = SAMPLE_CHAT.accounts;
  const accounts = [{ ...first, ...account } as ChatAccount, ...others];
  return buildPageView('article', { parts: { chat: { ...SAMPLE_CHAT, settings, accounts } }, ...page });
}

const names = (view: PageView) => chatView(view)?.accounts.map(({ name }) => name);

describe('whether a page has a chat', () => {
  test.each([
    ['on', {}, true],
    ['off', { enabled: false }, false],
    ['without accounts', { accounts: [] }, false],
    ['with accounts that are gone', { accounts: [99] }, false],
    ['on neither kind of device', { display: { showOnDesktop: false, showOnMobile: false } }, false],
    ['only elsewhere', { display: { displayCondition: 'includePages' as const, includePosts: [] } }, false],
    ['here', { display: { displayCondition: 'includePages' as const, includePosts: [ref('posts', 7)] } }, true],
    ['not here', { display: { displayCondition: 'excludePages' as const, excludePages: [ref('posts', 7)] } }, false],
  ])('%s', (_, changes, expected) => {
    expect(chatView(viewWith(changes as Changes)) !== undefined).toBe(expected);
  });

  test('off before the first save', () => {
    const chat = { ...SAMPLE_CHAT, settings: { id: 1 } as Chat };
    expect(chatView(buildPageView('article', { parts: { chat } }))).toBeUndefined();
    expect(
      chatView(buildPageView('article', { parts: { chat: { ...chat, settings: { id: 1, enabled: true } as Chat } } })),
    ).toBe(undefined);
  });

  test('is built once per render, for all callers', () => {
    const context = { view: viewWith({}), found: new Map() };
    expect(chatOf(context)).toBe(chatOf(context));
  });

  function ref(relationTo: 'posts', value: number) {
    return { relationTo, value };
  }
});

describe('accounts', () => {
  test('keep the list’s order, without duplicates and invalid numbers', () => {
    expect(names(viewWith({ accounts: [3, 1, 99, 3] }))).toEqual(['Travellers’ group', 'Salma Idrissi']);
    expect(names(viewWith({ accounts: [1, 2] }, { number: 'ask' }))).toEqual(['Brahim Aït Lahcen']);
  });

  test('have their smallest picture, the default one, or none', () => {
    const avatars = (view: PageView) => chatView(view)?.accounts.map(({ avatar }) => avatar);
    const view = viewWith();
    expect(avatars(view)).toEqual([undefined, '/media/khettara-wells-320x213.webp', undefined]);
    const withAvatar = (defaultAvatar: Media) => withParts(view, { chat: { ...chatData.of(view), defaultAvatar } });
    expect(avatars(withAvatar(CARAVAN))?.[0]).toBe('/media/dune-caravan-320x213.webp');
    const tiny = samplePicture('tiny', { width: 64, height: 64 });
    expect(avatars(withAvatar(tiny))?.[0]).toBe('/media/tiny.jpg');
  });

  test('link with the page’s title and URL', () => {
    const href = findChatAccount(1, viewWith())?.href ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(
      'Hello, I have a question about Three nights in the dunes · Rihla Travel (https://rihla.example/three-nights/).',
    );
  });

  test('have a link for all devices where modes differ', () => {
    const view = viewWith({ urlSettings: { onDesktop: 'web', onMobile: 'protocol' } });
    expect(findChatAccount(1, view)?.href).toMatch(/^https:\/\/api\./);
    expect(chatProps(chatView(view)?.accounts ?? [], view).modes).toEqual({ desktop: 'web', mobile: 'protocol' });
    const same = viewWith({ urlSettings: { onDesktop: 'protocol', onMobile: 'protocol', textInApp: false } });
    expect(findChatAccount(1, same)?.href).toBe('whatsapp://send?phone=212612345678');
  });
});

describe('island props', () => {
  test('are empty for accounts that are always available', () => {
    const view = viewWith({ accounts: [1, 3] });
    expect(chatProps(chatView(view)?.accounts ?? [], view)).toEqual({});
  });

  test('contain hours, texts and time zone of the others', () => {
    const view = viewWith({ display: { time_symbols: ' h: min' } });
    expect(chatProps(chatView(view)?.accounts ?? [], view)).toEqual({
      hours: {
        2: {
          week: '|09:00-18:00|09:00-18:00|09:00-18:00|||',
          off: 'I will be back soon',
          back: 'I will be back in [njwa_time_work]',
        },
      },
      words: { online: 'Online', offline: 'Offline' },
      timezone: 'Africa/Casablanca',
      timeSymbols: ' h: min',
    });
  });
});

describe('colours', () => {
  test.each(['#fff', '#ffffff', '#FFFFFF'])(
    'white text (%s) has a light green name and a pale green introduction',
    (white) => {
      expect(chatColors('#2db742', white)).toMatchObject({ name: '#d5f0d9', intro: '#D9EBC6' });
    },
  );

  test('any other text colour is used for all texts', () => {
    expect(chatColors('#2541a8', '#f7f0e3')).toEqual({
      background: '#2541a8',
      text: '#f7f0e3',
      name: '#f7f0e3',
      intro: '#f7f0e3',
    });
  });

  test('invalid colours use the default', () => {
    expect(chatColors('red;}*{', 'url(//evil)')).toEqual(chatColors('#2db742', '#ffffff'));
  });

  test.each([
    ['#2db742', '#ffffff'],
    ['#f5d76e', '#ffffff'],
    ['#101010', '#333333'],
    ['#2541a8', '#f7f0e3'],
  ])('on %s with text %s, all texts have enough contrast', (background, text) => {
    const { background: shown, ...words } = chatColors(background, text);
    for (const word of Object.values(words)) expect(contrastRatio(word, shown)).toBeGreaterThanOrEqual(4.5);
  });
});

test('sizes, distances and side are as set', () => {
  const chat = chatView(
    viewWith({
      styles: {
        btnPosition: 'left',
        btnLeftDistance: 0,
        btnRightDistance: 99,
        btnBottomDistance: 12,
        titleSize: 20,
        isShowScroll: true,
        scrollHeight: 240,
      },
    }),
  );
  expect(chat).toMatchObject({ side: 'left', sideDistance: 0, bottomDistance: 12, listHeight: 240 });
  expect(chat?.sizes).toEqual({ label: 156, title: 20, name: 14, intro: 12, text: 11 });
});

test('blank lines of long texts become line breaks', () => {
  const chat = chatView(
    viewWith({
      gdprStatus: true,
      styles: { description: 'a\r\n\r\nb', responseText: 'c\n\nd', gdprContent: 'e\n\nf' },
    }),
  );
  expect([chat?.description, chat?.notice, chat?.consent]).toEqual(['a<br>b', 'c<br>d', 'e<br>f']);
});

test('omits what is switched off', () => {
  const off = { isShowBtnLabel: false, isShowResponseText: false, isShowPoweredBy: false };
  expect(chatView(viewWith({ styles: off }))).toMatchObject({
    label: '',
    notice: '',
    hasCredit: false,
    consent: undefined,
    listHeight: undefined,
  });
});

test.each(HOSTILE)('sanitizes rows that were stored otherwise: %j', (text) => {
  const view = viewWith();
  const { accounts, settings } = makeHostile(chatData.of(view), text);
  const chat = chatView(
    withParts(view, { chat: { ...chatData.of(view), accounts, settings: { ...settings, enabled: true } } }),
  );
  const texts = JSON.stringify(chat);
  expect(texts).not.toMatch(/<(?:script|img|style)/);
  expect(texts).not.toMatch(/href=\\"(?!\/|https?:|mailto:|tel:)/);
});

test('text inside a link or button keeps emphasis, without links', () => {
  const view = viewWith({ styles: { btnLabel: '<b>Need</b> <a href="/help/">help</a>?' } });
  expect(chatView(view)?.label).toBe('<b>Need</b> help?');
});
