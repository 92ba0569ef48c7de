import { describe, expect, test } from 'vitest';
import { renderExample } from '../../../tests/support/widgets/renderExample.ts';
import type { CarouselBlock } from '../../cms/payload-types.ts';
import { builderMedia } from '../../shared/breakpoints.ts';

/** Renders a carousel with `count` slides, each with a heading. */
function show(count: number, block: Partial<CarouselBlock> = {}, editing = false) {
  const slides = Array.from({ length: count }, (_, index) => ({
    blocks: [{ blockType: 'heading' as const, text: `Day ${index + 1}`, level: 'h3' as const }],
  }));
  return renderExample({ block: { blockType: 'carousel', slides, ...block } }, { editing });
}

test('a single slide has no script and no controls', async () => {
  const { css, main } = await show(1);
  expect(main.querySelector('rihla-island, button, [tabindex]')).toBeNull();
  expect(main.querySelector('h3')?.textContent).toBe('Day 1');
  expect(css).not.toContain('r-carousel__button');
});

test('the style of the controls is loaded with the script, and inlined without an island', async () => {
  expect((await show(3)).css).not.toContain('r-carousel__button');
  expect((await show(3, {}, true)).css).toContain('r-carousel__button');
});

test('in the preview nothing moves or is inert', async () => {
  const { main } = await show(5, { carousel: { autoplay: true } }, true);
  expect(main.querySelector('rihla-island, [inert], [hidden]')).toBeNull();
  expect(main.querySelectorAll('.r-carousel__slide')).toHaveLength(5);
});

test('each slide has its position as a label, and the pause button comes first', async () => {
  const { main } = await show(3, { label: 'Days', carousel: { autoplay: true } });
  const frame = main.querySelector('.r-carousel');
  expect(frame?.getAttribute('aria-label')).toBe('Days');
  expect(frame?.getAttribute('aria-roledescription')).toBe('carousel');
  expect(main.querySelector('button, a, [tabindex]')?.getAttribute('aria-label')).toBe('Stop moving the slides');
  expect([...main.querySelectorAll('[aria-roledescription=slide]')].map((slide) => slide.ariaLabel)).toEqual([
    '1 of 3',
    '2 of 3',
    '3 of 3',
  ]);
});

describe('slides shown at once', () => {
  test('are 3, 2 and 1, each on its device', async () => {
    const { css } = await show(5);
    expect(css).toContain(`@media ${builderMedia('desktop')}`);
    expect(css).toMatch(/\{--show:3\}/);
    expect(css).toMatch(/\{--show:2\}/);
  });

  test('all slides shown at once need no controls on that device', async () => {
    const { css } = await show(3);
    expect(css).toMatch(/\{--show:3;--bar:none\}/);
    expect(css).toMatch(/\{--show:2\}/);
  });
});

test('more slides than dots show a counter', async () => {
  const dots = async (count: number) => (await show(count)).main.querySelectorAll('.r-carousel__dots button').length;
  expect([await dots(7), await dots(8)]).toEqual([7, 0]);
  expect((await show(8)).main.querySelector('.r-carousel__fraction')?.textContent).toBe('1 / 8');
});

test('the island gets only props that differ from its defaults', async () => {
  const propsOf = async (carousel: CarouselBlock['carousel']) =>
    JSON.parse((await show(3, { carousel })).main.querySelector('rihla-island')?.getAttribute('props') ?? '{}');
  expect(await propsOf({ infinite: false })).toEqual({});
  expect(await propsOf({ autoplay: true, speed: 800, slides_to_scroll: 2, lazyload: false })).toEqual({
    infinite: true,
    autoplay: 5000,
    hover: true,
    speed: 800,
    step: 2,
    eager: true,
  });
});

test.each([
  [{ offset_sides: 'both', offset_width: 9999 }, '--offset-start:min(240px,10vw);--offset-end:min(240px,10vw)'],
  [{ offset_sides: 'end', offset_width: '1}' }, '{--offset-end:min(48px,10vw)}'],
])('%j makes neighbours peek in: %s', async (block, rule) => {
  expect((await show(4, block as never)).css).toContain(rule);
});

test.each([null, 'soon', [null, 3, 'x'], [{ blocks: 'x' }]])(
  'damaged slides such as %j render nothing',
  async (slides) => {
    const { main } = await show(0, { slides } as never);
    expect(main.querySelector('.r-carousel')).toBeNull();
  },
);
