import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/renderExample.ts';
import { blockExamples } from './examples.ts';

test('the chat’s message names the tour and its code', async () => {
  const example = Object.values(blockExamples)[0];
  const { main } = await renderExample(example as never);
  const href = main.querySelector<HTMLAnchorElement>('.r-enquiry-bar__chat')?.href ?? '';
  expect(new URL(href).searchParams.get('text')).toMatch(
    /(?:^|\n)About: Three days to the dunes of Erg Chebbi \(KH-03\)$/,
  );
});
