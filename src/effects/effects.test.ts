import { expect, test } from 'vitest';
import { buildPlainView, renderTestPage } from '../../tests/support/pageBuilders.ts';
import { createNeeds } from '../render/needs.ts';
import { createStyleSheet } from '../render/styleSheet.ts';
import type { AnyBlock } from '../render/types.ts';
import { effects } from './registry.ts';

const heading = (advanced: unknown) => ({ blockType: 'heading', text: 'Dunes', advanced }) as AnyBlock;

const show = async (advanced: unknown, editing = false) =>
  (await renderTestPage(buildPlainView([heading(advanced)]), { editing })).html;

/** A block that uses each effect. */
const USED = {
  sticky: { sticky: 'top' },
  entrance: { entrance_animation: 'fadeInUp' },
  motion: { motion: [{ effect: 'translateY' }] },
};

test('a page without effects has no byte of them', async () => {
  const plain = await show(undefined);
  const off = {
    entrance_animation: '',
    entrance_animation_delay: 100,
    sticky: '',
    sticky_on: ['mobile'],
    sticky_offset: 20,
    sticky_effects_offset: 10,
    sticky_parent: true,
  };
  expect(await show(off)).toBe(plain);
  expect(plain).not.toMatch(/<rihla-island|--sticky-|data-sticky=|r-entrance|overflow-x/);
});

test.each(Object.entries(USED))(
  '%s adds its style and its island once, where a block uses it',
  async (name, advanced) => {
    const html = await show(advanced);
    expect(html.match(new RegExp(`<rihla-island[^>]*name="?${name}`, 'g'))).toHaveLength(1);
    const twice = await renderTestPage(buildPlainView([heading(advanced), heading(advanced)]));
    expect(twice.html.match(new RegExp(`name="?${name}`, 'g'))).toHaveLength(1);
    const others = [...effects].filter((effect) => effect.name !== name);
    for (const other of others) expect(html).not.toMatch(new RegExp(`name="?${other.name}`));
  },
);

test.each(Object.entries(USED))('an editor’s preview does not mount %s', async (name, advanced) => {
  expect(await show(advanced, true)).not.toMatch(new RegExp(`<rihla-island[^>]*name="?${name}"? `));
});

test('every effect is tested, and has an island of its name', () => {
  expect([...effects].map(({ name }) => name)).toEqual(Object.keys(USED));
});

test.each([null, 'text', 7, [], ['top'], { sticky: 'top;color:red' }, { sticky: ['top'] }, { sticky: 'constructor' }])(
  'a stored %j is ignored',
  (advanced) => {
    const styles = createStyleSheet();
    const page = { editing: false, styles, needs: createNeeds(styles) };
    for (const effect of effects) expect(effect.attributes(Object(advanced), page)).toBeUndefined();
    expect(styles.toString()).toBe('@layer blocks{}');
  },
);
