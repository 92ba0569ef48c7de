import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { IconBoxBlock } from '../../cms/payload-types.ts';

const show = (fields: object) =>
  renderExample({ block: { blockType: 'icon-box', title: 'Eight, at most', ...fields } as IconBoxBlock });

test.each([
  ['h2', 'h2'],
  ['p', 'p'],
  ['h1', 'h3'],
  [undefined, 'h3'],
])('heading level %s is a %s', async (level, tag) => {
  expect((await show({ level })).main.querySelector('.r-icon-box__title')?.localName).toBe(tag);
});

test('the title contains the only link of the box', async () => {
  const { main } = await show({ text: 'At one table.', link: { kind: 'address', address: '/about/' } });
  const links = [...main.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual(['Eight, at most']);
});

test('style for links, frames and icons is added only where used', async () => {
  const plain = (await show({})).css;
  for (const part of ['a::after', '--framed', 'sign--ring']) expect(plain).not.toContain(part);
});

test('renders nothing without a title', async () => {
  expect((await show({ title: ' ', text: 'At one table.' })).main.innerHTML).toBe('');
});
