import { expect, test } from 'vitest';
import { readHandbook } from '../../../src/parts/handbook/readHandbook.ts';
import { blocks } from '../../../src/widgets/index.ts';

test('the handbook explains each block of the palette by its label, and none that there is no more', async () => {
  const labels = blocks.map(({ labels, slug }) => String(labels?.singular ?? slug));
  const pages = await readHandbook();
  const items = pages
    .find(({ name }) => name === 'blocks')
    ?.sections.flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])));
  const named = items?.map((item) => /^\*\*(.+?)\*\*: /.exec(item)?.[1]);
  expect(labels.filter((label) => !named?.includes(label))).toEqual([]);
  expect(named?.filter((name) => !labels.includes(name ?? ''))).toEqual([]);
  expect(named?.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});
