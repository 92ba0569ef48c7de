// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { block, KINDS } from '../../../shared/layouts/testing.ts';
import { whyNotThere } from '../../landing.ts';
import { buildEditor, outline } from '../../model/testing.ts';
import { watchDrag } from './watchDrag.ts';

/** The page is shown at half its size, 100 px from the left edge of the studio. */
const SCALE = 0.5;
const LEFT = 100;

/** Boxes of the page by name, in its viewport of 400 × 600; jsdom has no layout. */
const BOXES: Record<string, DOMRect> = {
  frame: new DOMRect(LEFT, 0, 200, 300),
  page: new DOMRect(0, 0, 400, 600),
  box: new DOMRect(0, 0, 400, 200),
  word: new DOMRect(0, 20, 400, 60),
  panel: new DOMRect(0, 220, 400, 100),
  other: new DOMRect(0, 340, 400, 100),
  late: new DOMRect(0, 460, 400, 40),
};

let measured = 0;
let stop: () => void;
let layer: HTMLElement;
let frames: (() => void)[] = [];
// One document is both studio and page: jsdom's listeners accept signals of their own window only.
const page = document;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<iframe data-at="frame"></iframe><main data-slot="" data-at="page">
    <div data-block-id="b" data-at="box"><div data-slot="blocks" data-at="box"><p data-block-id="w" data-at="word"></p></div></div>
    <div data-block-id="p" data-at="panel"><div data-slot="blocks" data-at="panel"></div></div>
    <div data-block-id="q" data-at="other"><div data-slot="blocks" data-at="other"></div></div>
    <details><summary>More</summary><div><p data-block-id="l" data-at="late"></p></div></details>
  </main>`;
  // Beside the page, whose redraws are observed.
  layer = document.createElement('div');
  document.documentElement.append(layer);
  Object.assign(window, { innerWidth: 400, innerHeight: 600, scrollBy: vi.fn() });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.hasAttribute('data-block-id')) measured += 1;
    return BOXES[this.getAttribute('data-at') ?? ''] ?? new DOMRect();
  });
  Object.assign(Element.prototype, { setPointerCapture: vi.fn(), hasPointerCapture: () => true });
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
});

afterEach(() => {
  stop();
  layer.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Last movement before the script was there. */
let moved: PointerEvent | undefined;

function lift(...ids: string[]) {
  const editor = buildEditor(
    [
      block('box', 'b', { blocks: [block('word', 'w')] }),
      block('panel', 'p', { blocks: [] }),
      block('panel', 'q', { blocks: [] }),
      block('word', 'l'),
    ],
    { kinds: KINDS },
  );
  const onBegin = vi.fn();
  stop = watchDrag(
    {
      ids,
      name: 'Word',
      unchanged: 'Nothing was moved.',
      whyNot: (place) => whyNotThere(ids, place, editor.getState().tree, KINDS),
      land: (place) => editor.move(ids, place),
    },
    new PointerEvent('pointerdown', { clientX: 0, clientY: 0 }),
    {
      editor,
      kinds: KINDS,
      page,
      scale: SCALE,
      frame: document.querySelector('iframe') as HTMLIFrameElement,
      layer,
      moved,
      onBegin,
    },
  );
  return { editor, onBegin };
}

function draw(): void {
  const due = frames;
  frames = [];
  for (const each of due) each();
}

/** Moves the pointer to a point of the page. */
function moveTo(x: number, y: number): void {
  const at = { clientX: LEFT + x * SCALE, clientY: y * SCALE };
  document.dispatchEvent(new PointerEvent('pointermove', at));
  draw();
}

const drop = () => document.dispatchEvent(new PointerEvent('pointerup'));
const line = () => document.querySelector<HTMLElement>('.rihla-canvas__drop');

test('a line names its target, and the block lands there', () => {
  const { editor, onBegin } = lift('l');
  moveTo(200, 70);
  expect(onBegin).toHaveBeenCalledOnce();
  expect(line()?.textContent).toBe('In Box, after Word');
  expect(line()?.style).toMatchObject({ left: '2px', width: '200px', height: '0px' });
  drop();
  expect(outline(editor.getState().tree)).toBe('b(w l) p q');
  expect(line()).toBeNull();
});

test('what is dragged, where the pointer rests and where the block lands are announced', () => {
  Object.assign(page, { elementFromPoint: () => null });
  const { editor } = lift('l');
  const said = () => editor.getState().announcement.text;
  moveTo(200, 70);
  expect(said()).toBe('Dragging Word. Esc cancels.');
  vi.advanceTimersByTime(600);
  expect(said()).toBe('In Box, after Word');
  drop();
  expect(said()).toBe('Moved to 2 of 2 in Box');
});

test('where dropping is not allowed, the line says why, and nothing moves', () => {
  const { editor } = lift('q');
  moveTo(200, 270);
  expect(line()?.textContent).toBe('A panel cannot stand inside another panel.');
  expect(line()?.hasAttribute('data-refused')).toBe(true);
  drop();
  expect(editor.getState().past).toEqual([]);
  expect(editor.getState().announcement.text).toBe('A panel cannot stand inside another panel.');
});

test('Esc cancels the drag, and has no other effect', () => {
  const { editor } = lift('l');
  moveTo(200, 70);
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  drop();
  document.removeEventListener('keydown', heard);
  expect([line(), heard.mock.calls, editor.getState().past]).toEqual([null, [], []]);
  expect(editor.getState().announcement.text).toBe('Nothing was moved.');
});

test('a drop beside the page moves nothing', () => {
  const { editor } = lift('l');
  moveTo(200, 70);
  moveTo(-50, 70);
  expect(line()).toBeNull();
  drop();
  expect(editor.getState().announcement.text).toBe('Nothing was moved.');
});

test('a press with little movement is no drag', () => {
  const { editor, onBegin } = lift('l');
  document.dispatchEvent(new PointerEvent('pointermove', { clientX: 3 }));
  draw();
  drop();
  expect([onBegin.mock.calls, line(), editor.getState().announcement.text]).toEqual([[], null, '']);
});

test('blocks are measured again when the page is resized, not on moving or scrolling', () => {
  lift('l');
  moveTo(200, 70);
  measured = 0;
  moveTo(200, 300);
  moveTo(200, 320);
  Object.assign(window, { scrollY: 100 });
  page.dispatchEvent(new Event('scroll'));
  draw();
  expect([measured, line()?.textContent]).toEqual([0, 'In Panel']);
  Object.assign(window, { scrollY: 0 });
  window.dispatchEvent(new Event('resize'));
  draw();
  expect(measured).toBeGreaterThan(0);
});

test('blocks are measured again when the page is redrawn below a resting pointer', async () => {
  lift('l');
  moveTo(200, 300);
  measured = 0;
  document.querySelector('main')?.append(document.createElement('p'));
  await Promise.resolve();
  draw();
  expect(measured).toBeGreaterThan(0);
});

test('a movement that was made before the script was there begins the drag', () => {
  moved = new PointerEvent('pointermove', { clientX: LEFT + 200 * SCALE, clientY: 70 * SCALE });
  const { onBegin } = lift('l');
  moved = undefined;
  draw();
  expect(onBegin).toHaveBeenCalledOnce();
  expect(line()?.textContent).toBe('In Box, after Word');
});

test('near the lower edge the page scrolls, in its middle it does not', () => {
  lift('l');
  moveTo(200, 300);
  expect(page.defaultView?.scrollBy).not.toHaveBeenCalled();
  moveTo(200, 580);
  expect(page.defaultView?.scrollBy).toHaveBeenCalled();
});

test('a closed title opens under a resting pointer; before, its content is no target', () => {
  lift('w');
  const details = page.querySelector('details') as HTMLDetailsElement;
  Object.assign(page, { elementFromPoint: () => details.querySelector('summary') });
  moveTo(200, 490);
  expect(line()?.textContent).toBe('After Panel');
  vi.advanceTimersByTime(500);
  expect(details.open).toBe(false);
  vi.advanceTimersByTime(150);
  draw();
  expect(details.open).toBe(true);
  expect(line()?.textContent).toBe('After Word');
});
