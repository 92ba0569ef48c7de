// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../browser/testing.ts';
import { mount as mountScroll } from './MotionIsland.ts';
import { mount as mountMouse } from './MouseMotionIsland.ts';

let layout: ReturnType<typeof fakeLayout>;
let unmount: () => void;
let media: Record<string, { matches: boolean; change?: () => void }>;
let formatSizes: () => void;
let see: (id: string, isSeen: boolean) => void;

const data = (value: object) => JSON.stringify(value).replaceAll('"', '&quot;');
const get = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  media = {};
  vi.stubGlobal('matchMedia', (query: string) => {
    media[query] ??= { matches: false };
    const one = media[query];
    return {
      get matches() {
        return one.matches;
      },
      addEventListener: (_: string, change: () => void) => {
        one.change = change;
      },
    };
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        formatSizes = callback;
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void) {
        see = (id, isIntersecting) => callback([{ target: get(id), isIntersecting }]);
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
  layout = fakeLayout({ documentHeight: 3000, windowHeight: 800 });
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
  document.body.innerHTML = `
    <div class="r-motion" id="view" style="--motion: 1" data-motion="${data({
      own: {
        y: [
          [0, 100],
          [100, -100],
        ],
      },
      behind: {
        blur: [
          [0, 9],
          [100, 0],
        ],
      },
    })}">
      <i class="r-container__picture" id="picture"></i></div>
    <div class="r-motion" id="page" style="--motion: 1" data-motion="${data({
      page: true,
      own: {
        opacity: [
          [0, 0],
          [100, 1],
        ],
      },
    })}"></div>
    <div class="r-motion" id="off" data-motion="${data({
      own: {
        y: [
          [0, 100],
          [100, -100],
        ],
      },
      mouse: { track: 1 },
    })}"></div>
    <div class="r-motion" id="torn" style="--motion: 1" data-motion="{&quot;own"></div>
    <div class="r-motion" id="mouse" style="--motion: 1" data-motion="${data({ mouse: { track: -1, tilt: 0.4 } })}"></div>`;
  layout.place(get('view'), { top: 1000, height: 200 });
  layout.place(get('page'), { top: 100, height: 200 });
  layout.place(get('off'), { top: 100, height: 200 });
});

afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function scroll(y: number): void {
  layout.scroll(y);
  vi.advanceTimersByTime(20);
}

test('moves blocks in view by their own progress, and page-based ones by the page’s', () => {
  unmount = mountScroll(document.body);
  expect(get('view').style.translate).toBe('0px 100px');
  see('view', true);
  see('page', true);
  scroll(700);
  // Half way: 500 of 1000 px.
  expect([get('view').style.translate, get('picture').style.filter]).toEqual(['0px 0px', 'blur(4.5px)']);
  scroll(1100);
  expect([get('view').style.translate, get('page').style.opacity]).toEqual(['0px -80px', '0.5']);
  see('view', false);
  scroll(700);
  expect(get('view').style.translate).toBe('0px -80px');
  expect([get('off').style.translate, get('torn').style.translate]).toEqual(['', '']);
});

test('measures again 200 ms after pictures have loaded', () => {
  unmount = mountScroll(document.body);
  see('view', true);
  layout.place(get('view'), { top: 300, height: 200 });
  formatSizes();
  vi.advanceTimersByTime(199);
  expect(get('view').style.translate).toBe('0px 100px');
  vi.advanceTimersByTime(1);
  expect(get('view').style.translate).toBe('0px 0px');
});

test('stops motion when prefers-reduced-motion turns on, and resumes when it turns off', () => {
  unmount = mountScroll(document.body);
  get('view').style.removeProperty('--motion');
  media['(prefers-reduced-motion: reduce)']?.change?.();
  expect([get('view').style.translate, get('picture').style.filter]).toEqual(['', '']);
  get('view').style.setProperty('--motion', '1');
  media['(prefers-reduced-motion: reduce)']?.change?.();
  expect(get('view').style.translate).toBe('0px 100px');
  unmount();
  expect(get('view').style.translate).toBe('');
});

function point(clientX: number, clientY: number, pointerType = 'mouse'): void {
  window.dispatchEvent(Object.assign(new Event('pointermove'), { clientX, clientY, pointerType }));
  vi.advanceTimersByTime(20);
}

test('follows the mouse while in the window, not touch, and not where it is off', () => {
  vi.stubGlobal('innerWidth', 1000);
  unmount = mountMouse(document.body);
  point(1000, 400);
  expect(get('mouse').style.transform).toBe('');
  see('mouse', true);
  see('off', true);
  point(1000, 400, 'touch');
  expect(get('mouse').style.transform).toBe('');
  point(1000, 400);
  expect(get('mouse').style.transform).toBe('perspective(1000px) translate(-50px, 0px) rotateX(0deg) rotateY(20deg)');
  expect(get('off').style.transform).toBe('');
});

test('stops following when prefers-reduced-motion turns on, or the mouse is gone', () => {
  vi.stubGlobal('innerWidth', 1000);
  unmount = mountMouse(document.body);
  see('mouse', true);
  point(1000, 400);
  const [calm] = Object.values(media);
  Object.assign(calm ?? {}, { matches: true });
  calm?.change?.();
  expect(get('mouse').style.transform).toBe('');
  point(0, 0);
  expect(get('mouse').style.transform).toBe('');
});

async function addCard(): Promise<HTMLElement> {
  const card = document.createElement('li');
  card.id = 'card';
  card.className = 'r-motion';
  card.dataset.motion = JSON.stringify({
    own: {
      y: [
        [0, 100],
        [100, -100],
      ],
    },
    mouse: { track: -1 },
  });
  card.style.setProperty('--motion', '1');
  layout.place(card, { top: 300, height: 200 });
  document.body.append(card);
  await Promise.resolve();
  return card;
}

test('cards added to a list later move with the page', async () => {
  unmount = mountScroll(document.body);
  expect((await addCard()).style.translate).toBe('0px 0px');
});

test('cards added to a list later follow the mouse, and removed ones are released', async () => {
  vi.stubGlobal('innerWidth', 1000);
  unmount = mountMouse(document.body);
  const card = await addCard();
  see('card', true);
  point(1000, 400);
  expect(card.style.transform).toContain('translate(-50px');
  card.remove();
  get('mouse').replaceWith(get('mouse').cloneNode(true));
  await Promise.resolve();
  point(0, 400);
  expect(card.style.transform).toContain('translate(-50px');
});
