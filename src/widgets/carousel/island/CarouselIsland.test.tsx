// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { RenderContext } from '../../../render/context.ts';
import { createStyleSheet } from '../../../render/styleSheet.ts';
import { createTranslate } from '../../../shared/messages/index.ts';
import { CarouselFrame } from '../CarouselFrame.tsx';
import { readSettings, type StoredCarousel } from '../settings.ts';
import { type CarouselIslandProps, mount } from './CarouselIsland.ts';
import { REST_MS } from './scrollDriver.ts';

/** Width of the row and so of a slide, in CSS px. */
const WIDTH = 300;

let unmount: (() => void) | undefined;
let motion: EventTarget & { matches: boolean };
let seeOnScreen: (isIntersecting: boolean) => void;
let scrolled = 0;

beforeEach(() => {
  vi.useFakeTimers();
  motion = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', () => motion);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: object[]) => void) {
        seeOnScreen = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  unmount?.();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Renders and mounts a carousel that shows one slide at a time. */
async function show(stored: StoredCarousel = {}, props: CarouselIslandProps = {}, slides = 4): Promise<void> {
  const context = { editing: true, styles: createStyleSheet(), t: createTranslate('en') } as unknown as RenderContext;
  document.body.innerHTML = renderToStaticMarkup(
    <CarouselFrame
      context={context}
      label="Days"
      settings={readSettings({ slides_to_show: 1, ...stored })}
      slides={Array.from({ length: slides }, (_, index) => ({
        key: index,
        id: `day-${index}`,
        content: <a href={`/day-${index}/`}>Day {index}</a>,
      }))}
    />,
  );
  scrolled = 0;
  const view = element('.r-carousel__view');
  view.scrollBy = vi.fn((({ left }: ScrollToOptions) => {
    scrolled += left ?? 0;
    view.dispatchEvent(new Event('scroll'));
  }) as never);
  Object.defineProperty(view, 'scrollLeft', { get: () => scrolled, set: () => undefined });
  view.getBoundingClientRect = () => new DOMRect(0, 0, WIDTH, 100);
  for (const [index, slide] of slidesOf().entries()) {
    slide.getBoundingClientRect = () => new DOMRect(index * WIDTH - scrolled, 0, WIDTH, 100);
  }
  unmount = await mount(document.body, props);
  if (props.autoplay) seeOnScreen(true);
}

const element = (selector: string) => document.querySelector(selector) as HTMLElement;
const slidesOf = () => [...document.querySelectorAll<HTMLElement>('.r-carousel__slide')];
const named = (name: string) => element(`[aria-label="${name}"]`);
/** Indexes of the slides that are not inert, from 1. */
const seen = () => slidesOf().flatMap((slide, index) => (slide.inert ? [] : [index + 1]));
const press = (key: string, target: HTMLElement) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const pointer = (type: string, pointerType = 'mouse') =>
  element('.r-carousel').dispatchEvent(Object.assign(new Event(type), { pointerType }));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('the slides', () => {
  test('are inert except the visible one, and restored on unmount', async () => {
    const before = () => element('.r-carousel__track').outerHTML;
    await show();
    expect(seen()).toEqual([1]);
    expect(slidesOf().map((slide) => slide.ariaHidden)).toEqual([null, 'true', 'true', 'true']);
    unmount?.();
    unmount = undefined;
    expect(seen()).toEqual([1, 2, 3, 4]);
    expect(before()).not.toMatch(/inert|aria-hidden|data-seen/);
    expect(element('.r-carousel').dataset.live).toBeUndefined();
  });

  test('that all fit are all visible, and do not move', async () => {
    element('body').style.setProperty('--show', '4');
    await show();
    expect(seen()).toEqual([1, 2, 3, 4]);
    expect(element('.r-carousel').dataset.live).toBe('all');
    element('body').style.removeProperty('--show');
  });

  test('follow manual scrolling once it ends', async () => {
    await show();
    scrolled = 2 * WIDTH;
    element('.r-carousel__view').dispatchEvent(new Event('scroll'));
    await wait(16 + REST_MS - 1);
    expect(seen()).toEqual([1]);
    await wait(2);
    expect(seen()).toEqual([3]);
  });

  test('move focus on when the focused slide leaves the view', async () => {
    await show();
    slidesOf()[0]?.querySelector('a')?.focus();
    press('ArrowRight', document.activeElement as HTMLElement);
    expect(document.activeElement).toBe(slidesOf()[1]);
  });

  test('that are inert are brought into view by a hash to their content', async () => {
    await show();
    slidesOf()[2]?.setAttribute('id', 'wells');
    for (const slide of slidesOf()) slide.scrollIntoView = vi.fn();
    location.hash = '#wells';
    window.dispatchEvent(new Event('hashchange'));
    expect(seen()).toEqual([3]);
    location.hash = '';
  });
});

describe('controls', () => {
  test('arrows go forward and back, and are disabled at the ends', async () => {
    await show();
    expect(named('Previous slide').ariaDisabled).toBe('true');
    named('Previous slide').click();
    expect(seen()).toEqual([1]);
    for (let times = 0; times < 3; times++) named('Next slide').click();
    expect(seen()).toEqual([4]);
    expect(named('Next slide').ariaDisabled).toBe('true');
  });

  test('dots go to their stops, and the current one is marked', async () => {
    await show();
    named('Show slide 3').click();
    expect(seen()).toEqual([3]);
    expect(element('[aria-current=true]').ariaLabel).toBe('Show slide 3');
  });

  test('there are as many dots as stops', async () => {
    document.body.style.setProperty('--show', '3');
    await show({ slides_to_show: 3 });
    expect(document.querySelectorAll('.r-carousel__dots button:not([hidden])')).toHaveLength(2);
    document.body.style.removeProperty('--show');
  });

  test('the counter and the progress bar show the position', async () => {
    await show({ pagination: 'fraction' });
    named('Next slide').click();
    expect(element('.r-carousel__fraction').textContent).toBe('2 / 4');
    unmount?.();
    await show({ pagination: 'progress' });
    named('Next slide').click();
    expect(element('.r-carousel__progress').style.getPropertyValue('--done')).toBe('0.5');
  });

  test.each([
    ['ltr', 'ArrowRight', [2]],
    ['rtl', 'ArrowLeft', [2]],
    ['rtl', 'ArrowRight', [1]],
  ])('in a %s page %s shows %j', async (direction, key, expected) => {
    document.body.style.direction = direction;
    await show();
    element('.r-carousel').style.direction = direction;
    press(key, named('Next slide'));
    expect(seen()).toEqual(expected);
    document.body.style.direction = '';
  });

  test('arrow keys move focus between dots', async () => {
    await show();
    named('Show slide 1').focus();
    press('ArrowRight', named('Show slide 1'));
    expect(document.activeElement).toBe(named('Show slide 2'));
  });

  test('arrow keys in a form field do not move slides', async () => {
    await show();
    slidesOf()[0]?.insertAdjacentHTML('beforeend', '<input>');
    press('ArrowRight', element('input'));
    expect(seen()).toEqual([1]);
  });
});

describe('autoplay', () => {
  const AUTOPLAY = [{ autoplay: true }, { autoplay: 5000, hover: true }] as const;
  const button = () => element('.r-carousel__pause');
  const live = () => element('.r-carousel__view').getAttribute('aria-live');

  test('advances every 5 s, loops, and announces nothing', async () => {
    await show(...AUTOPLAY);
    expect(live()).toBe('off');
    await wait(4999);
    expect(seen()).toEqual([1]);
    await wait(1);
    expect(seen()).toEqual([2]);
    await wait(15_000);
    expect(seen()).toEqual([1]);
  });

  test('pauses on mouse hover, not on touch', async () => {
    await show(...AUTOPLAY);
    pointer('pointerenter');
    await wait(20_000);
    expect([seen(), live()]).toEqual([[1], 'polite']);
    pointer('pointerleave');
    await wait(5000);
    expect(seen()).toEqual([2]);
    pointer('pointerenter', 'touch');
    await wait(5000);
    expect(seen()).toEqual([3]);
  });

  test('stops on focus, and only the button restarts it', async () => {
    await show(...AUTOPLAY);
    expect(button().ariaLabel).toBe('Stop moving the slides');
    named('Next slide').focus();
    named('Next slide').blur();
    await wait(20_000);
    expect([seen(), live(), button().ariaLabel]).toEqual([[1], 'polite', 'Start moving the slides']);
    button().focus();
    button().click();
    await wait(5000);
    expect([seen(), button().ariaLabel]).toEqual([[2], 'Stop moving the slides']);
  });

  test('stops on a press of the button, which also focuses it', async () => {
    await show(...AUTOPLAY);
    button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
    button().focus();
    button().click();
    await wait(20_000);
    expect([seen(), button().ariaLabel]).toEqual([[1], 'Start moving the slides']);
  });

  test('pauses off screen and in a hidden tab', async () => {
    await show(...AUTOPLAY);
    seeOnScreen(false);
    await wait(20_000);
    expect(seen()).toEqual([1]);
    seeOnScreen(true);
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(20_000);
    expect(seen()).toEqual([1]);
    state.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(5000);
    expect(seen()).toEqual([2]);
  });

  test('stops when prefers-reduced-motion turns on, and slides then jump', async () => {
    await show(...AUTOPLAY);
    motion.matches = true;
    motion.dispatchEvent(new Event('change'));
    await wait(20_000);
    expect(seen()).toEqual([1]);
    named('Next slide').click();
    expect(element('.r-carousel__view').scrollBy).toHaveBeenLastCalledWith({ left: WIDTH, behavior: 'instant' });
  });

  test('can run backwards, and loops', async () => {
    await show({ autoplay: true }, { autoplay: 5000, backward: true });
    await wait(5000);
    expect(seen()).toEqual([4]);
  });
});

test.each([{ autoplay: 'soon', speed: {}, step: -1 }, { autoplay: Number.NaN, step: 1e9 }, null])(
  'damaged props such as %j leave the static row of slides',
  async (props) => {
    await show({}, (props ?? {}) as CarouselIslandProps);
    named('Next slide').click();
    expect(seen()).toEqual([2]);
  },
);

test('foreign markup is left alone', async () => {
  document.body.innerHTML = '<div class="r-carousel"><p>Nothing</p></div>';
  expect(await mount(document.body, {})).toBeUndefined();
  expect(document.body.innerHTML).toBe('<div class="r-carousel"><p>Nothing</p></div>');
});
