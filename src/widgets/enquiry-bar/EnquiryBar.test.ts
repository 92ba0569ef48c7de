import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import { blockExamples } from './examples.ts';

test('the chat’s prefilled message names the tour and its code', async () => {
  const example = Object.values(blockExamples)[0];
  const { main } = await renderExample(example as never);
  const href = main.querySelector<HTMLAnchorElement>('.r-enquiry-bar__chat')?.href ?? '';
  expect(new URL(href).searchParams.get('text')).toMatch(
    /(?:^|\n)About: Three days to the dunes of Erg Chebbi \(KH-03\)$/,
  );
});

test('with a booking form on the page the button leads there with a from-price; otherwise to the enquiry form', async () => {
  const bar = { blockType: 'enquiry-bar', link: { kind: 'address', address: '/contact/' } };
  const shown = async (blocks: object[]) => {
    const { main } = await renderExample({ page: 'tour', block: { blockType: 'container', blocks } } as never);
    const button = main.querySelector<HTMLAnchorElement>('.r-enquiry-bar .r-button');
    return [button?.getAttribute('href'), button?.textContent];
  };
  expect(await shown([bar])).toEqual(['/contact/', 'Ask about this tour']);
  expect(await shown([{ blockType: 'add-to-cart' }, bar])).toEqual(['#book', 'Book from €480']);
});
