import { expect, test } from 'vitest';
import { khettaraTiltFields } from '../../docs/site-example/effects/khettara-tilt/fields.ts';
import { khettaraSeasonBlock } from '../../docs/site-example/widgets/khettara-season/block.ts';
import { dataFields } from '../../tests/support/widgets/blockSchema.ts';
import { createKinds } from '../cms/blocks/createKinds.ts';
import { blocks } from '../widgets/index.ts';
import { withSite } from './siteBlocks.ts';

const TILT = { name: 'khettara-tilt', label: 'Tilt', fields: khettaraTiltFields };

test('without code of the site’s own the list of blocks is ours, unchanged', () => {
  expect(withSite(blocks)).toEqual(blocks);
});

test('the palette offers the site’s widget after ours', () => {
  const kinds = createKinds(withSite(blocks, [khettaraSeasonBlock])).filter(({ isOffered }) => isOffered);
  expect(kinds.at(-1)).toMatchObject({ slug: 'khettara-season', label: 'Season', group: 'Tours' });
  expect(kinds.at(-1)?.starter).toMatchObject({ title: 'When to travel', from: 10, to: 4, look: 'row' });
});

test('every block has the settings of the site’s effect, in its advanced group', () => {
  for (const block of withSite(blocks, [khettaraSeasonBlock], [TILT])) {
    const advanced = dataFields(block.fields).get('advanced');
    const settings = advanced?.type === 'group' ? dataFields(advanced.fields) : new Map();
    expect([...settings.keys()].at(-1), block.slug).toBe('khettaraTilt');
  }
});

test('a widget with the name of one of ours is refused', () => {
  expect(() => withSite(blocks, [{ ...khettaraSeasonBlock, slug: 'heading' }])).toThrow(
    /Two widgets are called “heading”/,
  );
});
