import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { ChatContent } from '../../parts/chat/chatData.ts';
import type { Example } from '../../render/samples/example.ts';
import { CARAVAN } from '../../render/samples/pictures.ts';

type Block = Example<'chat-button'>['block'];

async function render(fields: Partial<Block> = {}, change: (chat: ChatContent) => ChatContent = (chat) => chat) {
  const block = { blockType: 'chat-button', account: 1, ...fields } as Block;
  const rendered = await renderExample(
    { block },
    {
      change: (content) => {
        const { parts } = content as { parts?: { chat: ChatContent } };
        return parts ? { ...content, parts: { ...parts, chat: change(parts.chat) } } : content;
      },
    },
  );
  return { ...rendered, link: rendered.main.querySelector<HTMLAnchorElement>('a[data-account]') };
}

test('shows picture or icon, name, status and label', async () => {
  const { link } = await render({ styles: { label: 'Ask about the <em>road</em>', type: 'round' } });
  expect(link?.textContent).toBe('Salma Idrissi Ask about the road Online (opens in a new tab)');
  expect(link?.querySelector('.r-chat__avatar')?.childElementCount).toBe(0);
  const pictured = await render({ account: 2 });
  expect(pictured.link?.querySelector('.r-chat__avatar img')?.getAttribute('src')).toMatch(/khettara-wells-320/);
  expect(pictured.link?.hasAttribute('data-status')).toBe(false);
});

test('without a name shows the label only; without a label, the name', async () => {
  const { link } = await render({ showName: false, styles: { label: 'Write' } });
  expect(link?.classList.contains('r-chat-button--text')).toBe(true);
  expect(link?.textContent).toBe('Write Online (opens in a new tab)');
  expect(link?.querySelector('.r-chat__avatar')).toBeNull();
  expect((await render({ showName: false, styles: { label: ' ' } })).link?.textContent).toContain('Salma Idrissi');
  const nameless = (chat: ChatContent) => ({
    ...chat,
    accounts: chat.accounts.map((account) => ({ ...account, accountName: '' })),
  });
  expect((await render({ styles: { label: 'Write' } }, nameless)).link?.querySelector('.r-chat__name')).toBeNull();
});

test('overrides name and picture of its account, and has its hours', async () => {
  const own = { name: 'The <em>night</em> desk', avatar: CARAVAN };
  const { link, main } = await render({ account: 2, ...own });
  expect(link?.querySelector('.r-chat__name')?.innerHTML).toBe('The <em>night</em> desk');
  expect(link?.querySelector('img')?.getAttribute('src')).toMatch(/dune-caravan-320/);
  const props = main.querySelector('rihla-island')?.getAttribute('props');
  expect(JSON.parse(props ?? '')).toHaveProperty(['hours', '2']);
  const hostile = await render({ name: '<a href="/x/"><img src=x onerror=alert(1)>Desk</a>' });
  expect(hostile.link?.querySelector('.r-chat__name')?.innerHTML).toBe('Desk');
});

test('an empty name or one of spaces, and a missing picture, fall back to the account’s', async () => {
  const { link } = await render({ account: 2, name: ' ', avatar: 99 });
  expect(link?.querySelector('.r-chat__name')?.textContent).not.toBe('');
  expect(link?.querySelector('img')?.getAttribute('src')).toMatch(/khettara-wells-320/);
});

test('is round or square, in its own colours', async () => {
  const { css, link, main } = await render({
    styles: { type: 'square', backgroundColor: '#2541a8', textColor: '#ffffff' },
  });
  expect(link?.className).toContain('r-chat-button--square');
  const rule = [...(main.firstElementChild?.classList ?? [])].find((name) => /^s[0-9a-z]{4,}$/.test(name));
  expect(css).toContain(`.${rule}{--chat-background:#2541a8;--chat-on:#ffffff;--chat-name-color:#d5f0d9;`);
});

test('asks for consent like the chat', async () => {
  expect((await render()).main.querySelector('input')).toBeNull();
  const asking = (chat: ChatContent) => ({ ...chat, settings: { ...chat.settings, gdprStatus: true } });
  expect((await render({}, asking)).main.querySelector('label')?.textContent).toBe('I accept the privacy policy.');
});

test('a deleted account renders nothing', async () => {
  expect((await render({ account: 99 })).main.textContent).toBe('');
});
