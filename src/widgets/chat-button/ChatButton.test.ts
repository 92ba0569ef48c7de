import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/renderExample.ts';
import type { ChatContent } from '../../pages/types.ts';
import type { Example } from '../samples/example.ts';

type Block = Example<'chat-button'>['block'];

async function render(fields: Partial<Block> = {}, change: (chat: ChatContent) => ChatContent = (chat) => chat) {
  const block = { blockType: 'chat-button', account: 1, ...fields } as Block;
  const rendered = await renderExample(
    { block },
    {
      change: (content) => {
        const { chat } = content as { chat?: ChatContent };
        return chat ? { ...content, chat: change(chat) } : content;
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

test('without a name there is the label alone; without a label, the name', async () => {
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

test('is round or square, in its own colours', async () => {
  const { css, link, main } = await render({
    styles: { type: 'square', backgroundColor: '#2541a8', textColor: '#ffffff' },
  });
  expect(link?.className).toContain('r-chat-button--square');
  const rule = [...(main.firstElementChild?.classList ?? [])].find((name) => /^s[0-9a-z]{4,}$/.test(name));
  expect(css).toContain(`.${rule}{--chat-background:#2541a8;--chat-on:#ffffff;--chat-name-color:#d5f0d9;`);
});

test('asks for consent where the chat does', async () => {
  expect((await render()).main.querySelector('input')).toBeNull();
  const asking = (chat: ChatContent) => ({ ...chat, settings: { ...chat.settings, gdprStatus: true } });
  expect((await render({}, asking)).main.querySelector('label')?.textContent).toBe('I accept the privacy policy.');
});

test('an account that is gone leaves nothing', async () => {
  expect((await render({ account: 99 })).main.textContent).toBe('');
});
