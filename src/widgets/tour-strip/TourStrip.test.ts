import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';

const strip = { blockType: 'tour-strip', link: { kind: 'address', address: '#enquiry' } };

async function shown(blocks: object[]) {
  const { main } = await renderExample({ page: 'tour', block: { blockType: 'container', blocks } } as never);
  const element = main.querySelector('.r-tour-strip');
  const button = element?.querySelector('a');
  return {
    words: element?.querySelector('p')?.textContent,
    href: button?.getAttribute('href'),
    label: button?.textContent,
  };
}

test('on the tour’s page shows price and next date, and links to the booking form', async () => {
  const { href, label, words } = await shown([strip, { blockType: 'add-to-cart' }]);
  expect(words).toMatch(/^from €480 per personnext /);
  expect([href, label]).toEqual(['#book', 'See dates and book']);
});

test('without a booking form links to the enquiry form', async () => {
  const { href, label } = await shown([strip]);
  expect([href, label]).toEqual(['#enquiry', 'Ask about this tour']);
});
