import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { LogoRowBlock } from '../../cms/payload-types.ts';
import { samplePicture } from '../../render/samples/pictures.ts';
import { readLogos } from './readLogos.ts';

const LOGO = samplePicture('a-logo', { alt: 'A mule before a mountain', width: 600, height: 200 });
const show = (fields: Partial<LogoRowBlock>) =>
  renderExample({ block: { blockType: 'logo-row', items: [{ name: 'Mules of Imlil', logo: LOGO }], ...fields } });

test('a logo has its owner’s name, and the same height as all', async () => {
  const { css, main } = await show({ height: 60 });
  expect(main.querySelector('img')?.alt).toBe('Mules of Imlil');
  expect(main.querySelector('source')?.sizes).toMatch(/, 180px$/);
  expect(css).toContain('--logo:60px');
});

test.each([
  [9000, '160px'],
  ['1px;color:red', '44px'],
])('a height of %j becomes %s', async (height, expected) => {
  expect((await show({ height: height as number })).css).toContain(`--logo:${expected}`);
});

test('a scrolling row is focusable and has a name', async () => {
  const { main } = await show({ arrangement: 'scroll' });
  const region = main.querySelector('section');
  expect([region?.tabIndex, region?.getAttribute('aria-label')]).toEqual([0, 'Logos']);
  expect((await show({ arrangement: 'wrap' })).main.querySelector('section')).toBeNull();
});

test.each([[undefined], [null], ['x'], [[null, 3, { name: 7 }, { name: ' ' }]]])(
  'damaged rows such as %j have no logos',
  (items) => {
    expect(readLogos({ blockType: 'logo-row', items } as unknown as LogoRowBlock)).toEqual([]);
  },
);
