import { expect, test } from 'vitest';
import { renderExample } from '../../../../tests/support/widgets/renderExample.ts';
import type { ContainerBlock } from '../../../cms/payload-types.ts';
import { CARAVAN, GORGE, WELLS } from '../../../render/samples/pictures.ts';

const show = (block: object) =>
  renderExample({
    block: { blockType: 'container', blocks: [{ blockType: 'heading', text: 'Dates' }], ...block } as ContainerBlock,
  });

test.each([
  [{ gradientColour: 'ink' }, 'background-image:linear-gradient(180deg,var(--surface-brand),var(--surface-ink))'],
  [{ gradientColour: 'ink', gradientAngle: 90 }, 'linear-gradient(90deg,'],
  [{ gradientColour: 'ink', gradientAngle: '1deg)}' }, 'linear-gradient(180deg,'],
  [{ gradientColour: 'sand', gradientForm: 'radial' }, 'radial-gradient(farthest-corner,'],
])('%j over the brand colour is %s', async (fields, declaration) => {
  expect((await show({ backgroundColour: 'brand', ...fields })).css).toContain(declaration);
});

test('a second colour without a first, or an unknown one, makes no gradient', async () => {
  expect((await show({ gradientColour: 'ink' })).css).not.toContain('gradient(');
  expect((await show({ backgroundColour: 'sand', gradientColour: 'red' })).css).not.toContain('gradient(');
});

test('a picture uses its focal point; the centre needs no rule', async () => {
  expect((await show({ backgroundImage: CARAVAN })).css).toContain('{--focus:62% 38%}');
  expect((await show({ backgroundImage: WELLS })).css).not.toContain('--focus');
});

test.each([
  [{}, true],
  [{ overlayColour: 'brand' }, true],
  [{ overlayColour: 'paper' }, false],
  [{ overlayColour: 'sand', backgroundColour: 'ink' }, false],
  [{ overlayColour: 'no such colour' }, true],
])('over a picture with %j, text is light: %s', async (fields, isLight) => {
  const { main } = await show({ backgroundImage: CARAVAN, ...fields });
  expect(main.querySelector('.r-dark') !== null).toBe(isLight);
});

test.each([
  [{ backgroundColour: 'saffron' }, true],
  [{ backgroundColour: 'sand', gradientColour: 'saffron' }, true],
  [{ backgroundImage: CARAVAN, overlayColour: 'saffron' }, true],
  [{ backgroundColour: 'accent', gradientColour: 'saffron' }, false],
  [{ backgroundColour: 'saffron', backgroundImage: CARAVAN }, false],
  [{ backgroundColour: 'sand' }, false],
])('on %j emphasis is in ink: %s', async (fields, isInk) => {
  expect((await show(fields)).css.includes('--color-accent:var(--color-ink)')).toBe(isInk);
});

test('further pictures are in a template, without duplicates; the page has only the first, with a hidden pause button', async () => {
  const { main } = await show({
    backgroundImage: CARAVAN,
    slideEffect: 'fade',
    slides: [{ picture: GORGE }, { picture: 7 }, {}, { picture: GORGE }, { picture: WELLS }],
  });
  expect(main.querySelectorAll('.r-slides img')).toHaveLength(1);
  expect(main.querySelector('template')?.content.querySelectorAll('img')).toHaveLength(2);
  expect(main.querySelector<HTMLButtonElement>('.r-pause')?.hidden).toBe(true);
});

test.each([
  [{}, null],
  [{ slideEffect: 'fade' }, null],
  [{ slides: [{ picture: GORGE }] }, null],
  [{ slideEffect: 'drift' }, 'container-slides'],
  [{ slideEffect: 'fade', slides: [{ picture: GORGE }] }, 'container-slides'],
  [{ film: '/films/camp.mp4', slideEffect: 'drift' }, 'container-film'],
  [{ film: 'https://rihla.example/films/camp.webm' }, 'container-film'],
  [{ film: 'https://elsewhere.example/camp.mp4' }, null],
  [{ film: '//elsewhere.example/camp.mp4' }, null],
  [{ film: '/films/camp.exe' }, null],
])('a picture with %j has the island %s', async (fields, island) => {
  const { contentSecurityPolicy, main } = await show({ backgroundImage: CARAVAN, ...fields });
  expect(main.querySelector('rihla-island')?.getAttribute('name') ?? null).toBe(island);
  expect(contentSecurityPolicy.includes("media-src 'self'")).toBe(island === 'container-film');
});

test('there is no island without a background picture', async () => {
  const { main } = await show({ film: '/films/camp.mp4', slideEffect: 'fade', slides: [{ picture: GORGE }] });
  expect(main.querySelector('rihla-island, .r-pause')).toBeNull();
});

test('a too short interval is raised to four seconds', async () => {
  const { main } = await show({ backgroundImage: CARAVAN, slideEffect: 'drift', slideSeconds: 0.1 });
  expect(main.querySelector('rihla-island')?.getAttribute('props')).toBe('{"seconds":4}');
});

test('another background on phones has its own focal point', async () => {
  const { css, main } = await show({
    backgroundImage: CARAVAN,
    backgroundOnPhone: GORGE,
    deviceValues: { mobile: { backgroundFocus: 'bottom' } },
  });
  expect(css).toContain('@media (width <= 767px){');
  expect(css).toMatch(/@media \(width <= 767px\)\{\.\w+\{--focus:50% 100%\}\}/);
  expect(main.querySelector('source')?.media).toBe('(width <= 767px)');
});
