import { expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { SiteLogoBlock } from '../../cms/payload-types.ts';
import { samplePicture } from '../../render/samples/pictures.ts';
import type { PageView } from '../../render/types.ts';
import type { StyleTokens } from '../../shared/styleSteps.ts';

const LOGO = samplePicture('a-logo', { alt: 'A heron above a wave', width: 600, height: 200 });
const show = (fields: Partial<SiteLogoBlock>) => renderExample({ block: { blockType: 'site-logo', ...fields } });

test('without a picture, an emblem is shown beside the name', async () => {
  const { css, main } = await show({});
  const link = main.querySelector('a.r-logo');
  expect(link?.querySelector('svg')).not.toBeNull();
  expect(link?.textContent).toBe('Rihla Travel');
  expect(css).not.toContain('r-logo--own');
});

test('an uploaded logo replaces the emblem, and has the operator’s name', async () => {
  const { css, main } = await show({ picture: LOGO, height: 60 });
  const link = main.querySelector('a.r-logo');
  expect(link?.getAttribute('href')).toBe('/');
  expect(link?.querySelector('svg')).toBeNull();
  expect(link?.querySelector('img')?.alt).toBe('Rihla Travel');
  expect(link?.textContent).toBe('');
  expect(link?.querySelector('source')?.sizes).toMatch(/, 180px$/);
  expect(css).toContain('--logo:60px');
});

test('beside the name, the logo has an empty alternative text', async () => {
  const { main } = await show({ picture: LOGO, hasName: true });
  expect(main.querySelector('a.r-logo img')?.getAttribute('alt')).toBe('');
  expect(main.querySelector('a.r-logo')?.textContent).toBe('Rihla Travel');
});

test('it is loaded eagerly, without high priority', async () => {
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

const LIGHT = samplePicture('a-light-logo', { alt: 'A heron above a wave', width: 600, height: 200 });
const withStyle =
  (style: Partial<StyleTokens>) =>
  <T>(content: T): T =>
    isView(content) ? { ...content, theme: { ...content.theme, style } } : content;
const isView = (content: unknown): content is PageView =>
  typeof content === 'object' && !!content && 'theme' in content;
const showBoth = (style: Partial<StyleTokens>, around: object = {}) =>
  renderExample(
    {
      block: {
        blockType: 'container',
        ...around,
        blocks: [{ blockType: 'site-logo', picture: LOGO, pictureOnDark: LIGHT }],
      },
    },
    { change: withStyle(style) },
  );

test('on the page, the logo for dark ground is shown in dark mode, and nothing is said of it without that mode', async () => {
  const dark = await showBoth({ dark: 'auto' });
  const [first, ...others] = dark.main.querySelectorAll('source');
  expect([first?.media, first?.srcset]).toEqual([
    'screen and (prefers-color-scheme:dark)',
    expect.stringContaining('a-light-logo'),
  ]);
  expect(dark.main.querySelector('img')?.src).toMatch(/\/a-logo/);
  expect(others.some(({ media }) => media === '')).toBe(true);
  expect((await showBoth({})).markup).not.toContain('a-light-logo');
});

test.each([
  ['a dark band', { backgroundColour: 'brand' }],
  ['a veiled picture', { backgroundImage: samplePicture('dunes', { alt: '' }) }],
])('on %s it takes the place of the logo in every mode', async (_, around) => {
  const { main } = await showBoth({ dark: 'auto' }, around);
  const logo = main.querySelector('a.r-logo');
  expect(logo?.innerHTML).not.toContain('/a-logo');
  expect(logo?.querySelector('source')?.media).toBe('');
  expect(logo?.querySelector('img')?.src).toContain('a-light-logo');
});

test('on a light band inside a dark one the logo itself is shown', async () => {
  const { main } = await showBoth({}, { backgroundColour: 'sand' });
  expect(main.querySelector('a.r-logo img')?.getAttribute('src')).toContain('/a-logo');
});
