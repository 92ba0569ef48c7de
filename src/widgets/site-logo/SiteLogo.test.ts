import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { SiteLogoBlock } from '../../cms/payload-types.ts';
import { samplePicture } from '../../render/samples/pictures.ts';

const LOGO = samplePicture('a-logo', { alt: 'A heron above a wave', width: 600, height: 200 });
const show = (fields: Partial<SiteLogoBlock>) => renderExample({ block: { blockType: 'site-logo', ...fields } });

test('without a picture, an emblem stands beside the name', async () => {
  const { css, main } = await show({});
  const link = main.querySelector('a.r-logo');
  expect(link?.querySelector('svg')).not.toBeNull();
  expect(link?.textContent).toBe('Rihla Travel');
  expect(css).not.toContain('r-logo--own');
});

test('one’s own logo stands instead of the emblem, and is named by the operator', async () => {
  const { css, main } = await show({ picture: LOGO, height: 60 });
  const link = main.querySelector('a.r-logo');
  expect(link?.getAttribute('href')).toBe('/');
  expect(link?.querySelector('svg')).toBeNull();
  expect(link?.querySelector('img')?.alt).toBe('Rihla Travel');
  expect(link?.textContent).toBe('');
  expect(link?.querySelector('source')?.sizes).toMatch(/, 180px$/);
  expect(css).toContain('--logo:60px');
});

test('beside its name, the picture says nothing twice', async () => {
  const { main } = await show({ picture: LOGO, hasName: true });
  expect(main.querySelector('a.r-logo img')?.getAttribute('alt')).toBe('');
  expect(main.querySelector('a.r-logo')?.textContent).toBe('Rihla Travel');
});

test('it is loaded at once, and leaves the high priority to the picture of the page', async () => {
  const { main } = await show({ picture: LOGO });
  const picture = main.querySelector('a.r-logo img');
  expect([picture?.getAttribute('loading'), picture?.getAttribute('fetchpriority')]).toEqual([null, null]);
});

test.each([
  [9000, '120px'],
  ['1px;color:red', '44px'],
])('a height of %j becomes %s', async (height, expected) => {
  expect((await show({ picture: LOGO, height: height as number })).css).toContain(`--logo:${expected}`);
});
