// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COPY_ALLOWED } from '../../../browser/copyText.ts';
import { CopyProtection } from '../PageCopyProtection.tsx';
import { NOTICE_EDGE_PX, NOTICE_FADES_MS, NOTICE_GAP_PX, NOTICE_STAYS_MS } from './copyNotice.ts';
import { type CopyProtectionProps, mount } from './copyProtectionIsland.ts';
import { TONE_PEAK, TONE_S } from './copyTone.ts';

const MESSAGE = 'This content is protected.';
const EVERYTHING = { message: MESSAGE, contextMenu: true, dragging: true, shortcuts: true };
const CONTENT = `
  <main>
    <p id="text">Wells</p><img id="image" alt=""><a id="link" href="/wells/">More</a>
    <form><input id="field"><textarea id="area"></textarea><select id="choice"><option id="option">1</option></select></form>
    <div contenteditable="true"><b id="editable">Note</b></div>
    <p id="fixed" contenteditable="false">Fixed</p>
    <ul ${COPY_ALLOWED}><li><a id="share" href="https://share.example/">Share</a></li></ul>
    <a href="tel:+212524000142"><span id="phone">+212 524 000 142</span></a><a id="mail" href="mailto:a@b.example">Write</a>
  </main>`;

let unmount: (() => void) | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `${CONTENT}${renderToStaticMarkup(<CopyProtection />)}`;
});

afterEach(() => {
  unmount?.();
  unmount = undefined;
  getSelection()?.removeAllRanges();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function protect(props: Partial<CopyProtectionProps> = {}): void {
  unmount = mount(document.body, { ...EVERYTHING, ...props });
}

const byId = (id: string) => document.getElementById(id) as HTMLElement;
const status = () => document.querySelector('[role=status]') as HTMLElement;
const notice = () => status().firstElementChild as HTMLElement;
const isShown = () => status().textContent === MESSAGE;

/** Dispatches an event on an element. @returns whether it was blocked */
function send(id: string, event: Event): boolean {
  return !(id ? byId(id) : document.body).dispatchEvent(event);
}
const OPTIONS = { bubbles: true, cancelable: true, composed: true };
const rightClick = (id: string, init: MouseEventInit = {}) =>
  send(id, new MouseEvent('contextmenu', { ...OPTIONS, button: 2, ...init }));
const drag = (id: string) => send(id, new MouseEvent('dragstart', OPTIONS));
const press = (id: string, key = 'a') => send(id, new KeyboardEvent('keydown', { ...OPTIONS, key, ctrlKey: true }));
function edit(type: 'copy' | 'cut' | 'paste', id = ''): { isBlocked: boolean; clipboard: Record<string, string> } {
  const clipboard: Record<string, string> = {};
  const setData = (kind: string, text: string) => Object.assign(clipboard, { [kind]: text });
  const isBlocked = send(id, Object.assign(new Event(type, OPTIONS), { clipboardData: { setData } }));
  return { isBlocked, clipboard };
}
function select(id: string): void {
  const range = document.createRange();
  range.selectNodeContents(byId(id));
  getSelection()?.addRange(range);
}

describe('blocks, and shows the tooltip', () => {
  test.each(['text', 'image', 'link', 'fixed'])('a right click and a drag on #%s', (id) => {
    protect();
    expect(rightClick(id)).toBe(true);
    expect(isShown()).toBe(true);
    vi.runAllTimers();
    expect(drag(id)).toBe(true);
    expect(isShown()).toBe(true);
  });

  test.each([
    ['a control-click of a Mac', new MouseEvent('contextmenu', { ...OPTIONS, button: 0, ctrlKey: true })],
    ['a finger held down', new PointerEvent('contextmenu', { ...OPTIONS, button: 0, pointerType: 'touch' })],
  ])('%s', (_what, event) => {
    protect();
    expect(send('image', event)).toBe(true);
    expect(isShown()).toBe(true);
  });

  test('a shortcut', () => {
    protect();
    expect(press('')).toBe(true);
    expect(isShown()).toBe(true);
  });

  test.each(['copy', 'cut', 'paste'] as const)('%s from a menu', (type) => {
    protect();
    expect(edit(type)).toEqual({ isBlocked: true, clipboard: {} });
    expect(isShown()).toBe(true);
  });
});

describe('ignores', () => {
  test.each(['field', 'area', 'choice', 'option', 'editable', 'share', 'phone', 'mail'])('everything on #%s', (id) => {
    protect({ clipboard: 'Access Denied' });
    expect([rightClick(id), drag(id), press(id), press(id, 'c'), edit('copy', id).isBlocked]).toEqual(
      Array(5).fill(false),
    );
    expect([edit('cut', id), edit('paste', id)]).toEqual(Array(2).fill({ isBlocked: false, clipboard: {} }));
    expect(isShown()).toBe(false);
  });

  test('a field that a browser extension adds in its shadow root', () => {
    protect();
    const shadow = byId('text').attachShadow({ mode: 'open' });
    shadow.innerHTML = '<input>';
    expect(
      shadow.firstChild?.dispatchEvent(new KeyboardEvent('keydown', { ...OPTIONS, key: 'v', ctrlKey: true })),
    ).toBe(true);
  });

  test.each([
    ['the menu key', { button: 0 }],
    ['the menu key of Chromium', { button: -1 }],
    ['Shift+F10', { button: 0, shiftKey: true }],
  ])('%s', (_what, init) => {
    protect();
    expect(rightClick('link', init)).toBe(false);
    expect(isShown()).toBe(false);
  });

  test('copying a selection within an exempt element, and only that', () => {
    protect();
    select('phone');
    expect([press('', 'c'), edit('copy').isBlocked]).toEqual([false, false]);
    const range = getSelection()?.getRangeAt(0);
    range?.setStart(byId('text'), 0);
    expect([press('', 'c'), edit('copy').isBlocked]).toEqual([true, true]);
    // The pointer's position counts, not the selection.
    select('phone');
    expect(rightClick('text')).toBe(true);
  });

  test('what the settings allow', () => {
    const everything = () => [rightClick('text'), drag('text'), press('text'), edit('copy').isBlocked];
    protect({ contextMenu: false });
    expect(everything()).toEqual([false, true, true, true]);
    unmount?.();
    protect({ dragging: false });
    expect(everything()).toEqual([true, false, true, true]);
    unmount?.();
    protect({ shortcuts: false });
    expect(everything()).toEqual([true, true, false, false]);
  });

  test('everything after it is unmounted', () => {
    protect();
    rightClick('text');
    unmount?.();
    expect(isShown()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    expect([rightClick('text'), drag('text'), press('text'), edit('copy').isBlocked]).toEqual(Array(4).fill(false));
  });
});

describe('the tooltip', () => {
  const isFading = () => notice().hasAttribute('data-fading');

  test('is shown for 1000 ms, then fades for 500 ms', () => {
    protect();
    rightClick('text');
    vi.advanceTimersByTime(999);
    expect([isShown(), isFading()]).toEqual([true, false]);
    vi.advanceTimersByTime(1);
    expect([isShown(), isFading()]).toEqual([true, true]);
    vi.advanceTimersByTime(499);
    expect(isShown()).toBe(true);
    vi.advanceTimersByTime(1);
    expect([isShown(), isFading()]).toEqual([false, false]);
  });

  test('fades in CSS for as long, and only without reduced motion', () => {
    expect([NOTICE_STAYS_MS, NOTICE_FADES_MS]).toEqual([1000, 500]);
    const css = readFileSync('src/parts/copy-protection/copy-protection.css', 'utf8');
    expect(css).toContain(`--copy-protection-fade: ${NOTICE_FADES_MS}ms`);
    expect(css.split('@media (prefers-reduced-motion: no-preference)')[0]).not.toMatch(/opacity|transition/);
  });

  test('is shown only while the message count is 1: further actions are blocked, without stacking or extending it', () => {
    protect();
    rightClick('text', { clientX: 10, clientY: 10 });
    const place = notice().style.transform;
    vi.advanceTimersByTime(900);
    expect([rightClick('text', { clientX: 200, clientY: 200 }), drag('text'), press('')]).toEqual([true, true, true]);
    expect(notice().style.transform).toBe(place);
    vi.advanceTimersByTime(300);
    expect([press(''), isFading()]).toEqual([true, true]);
    vi.advanceTimersByTime(300);
    expect(isShown()).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
    press('');
    expect(isShown()).toBe(true);
  });

  test('opens above everything else and closes again', () => {
    const toggled: boolean[] = [];
    notice().togglePopover = (isOpen) => toggled.push(isOpen as boolean) > 0;
    protect();
    rightClick('text');
    vi.advanceTimersByTime(NOTICE_STAYS_MS + NOTICE_FADES_MS);
    expect(toggled).toEqual([true, false]);
    expect(notice().getAttribute('popover')).toBe('manual');
  });

  describe('is placed', () => {
    const at = () => /translate\((.+)px, (.+)px\)/.exec(notice().style.transform)?.slice(1).map(Number);
    const box = (rect: DOMRect) => vi.spyOn(byId('link'), 'getBoundingClientRect').mockReturnValue(rect);

    beforeEach(() => {
      vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400);
      vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(600);
      vi.spyOn(notice(), 'offsetWidth', 'get').mockReturnValue(200);
      vi.spyOn(notice(), 'offsetHeight', 'get').mockReturnValue(40);
      protect();
    });

    test.each([
      [100, 150, 100 + NOTICE_GAP_PX, 150 + NOTICE_GAP_PX],
      [399, 599, 400 - 200 - NOTICE_EDGE_PX, 600 - 40 - NOTICE_EDGE_PX],
      [-50, -50, NOTICE_EDGE_PX, NOTICE_EDGE_PX],
    ])('near the pointer at %i, %i, inside the window', (clientX, clientY, x, y) => {
      rightClick('text', { clientX, clientY });
      expect(at()).toEqual([x, y]);
    });

    test('near the focused element', () => {
      box(new DOMRect(30, 200, 50, 20));
      byId('link').focus();
      press('link');
      expect(at()).toEqual([30, 220 + NOTICE_GAP_PX]);
    });

    test('in the upper part of the window without focus, or with focus on most of it', () => {
      press('');
      expect(at()).toEqual([100, 100]);
      vi.runAllTimers();
      box(new DOMRect(0, -900, 400, 4000));
      byId('link').focus();
      press('link');
      expect(at()).toEqual([100, 100]);
    });
  });
});

describe('the clipboard', () => {
  test('gets the replacement on copy and cut, not on paste', () => {
    protect({ clipboard: 'Access Denied' });
    for (const type of ['copy', 'cut'] as const) {
      expect(edit(type)).toEqual({ isBlocked: true, clipboard: { 'text/plain': 'Access Denied' } });
    }
    expect(edit('paste')).toEqual({ isBlocked: true, clipboard: {} });
  });

  test('is replaced by the event that follows the shortcut, so the shortcut is not blocked', () => {
    protect({ clipboard: 'Access Denied' });
    expect([press('', 'c'), press('', 'x'), isShown()]).toEqual([false, false, true]);
    expect([press('', 'v'), press('', 's')]).toEqual([true, true]);
    expect(send('', new KeyboardEvent('keydown', { ...OPTIONS, key: 'C', ctrlKey: true, shiftKey: true }))).toBe(true);
  });

  test('is replaced even if shortcuts are allowed', () => {
    protect({ shortcuts: false, clipboard: 'Access Denied' });
    expect(press('', 's')).toBe(false);
    expect(edit('copy').clipboard).toEqual({ 'text/plain': 'Access Denied' });
  });

  test('is written directly where the event has no data; an error is ignored', async () => {
    const writeText = vi.fn().mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    vi.stubGlobal('navigator', { platform: 'Win32', clipboard: { writeText } });
    protect({ clipboard: 'Access Denied' });
    expect(send('text', new Event('copy', OPTIONS))).toBe(true);
    expect(writeText.mock.calls).toEqual([['Access Denied']]);
  });
});

describe('the sound', () => {
  const play = vi.fn();
  const close = vi.fn();
  const levels: [number, number][] = [];

  beforeEach(() => {
    play.mockReset();
    close.mockReset();
    levels.length = 0;
    const gain = {
      setValueAtTime: (level: number, at: number) => levels.push([level, at]),
      exponentialRampToValueAtTime: (level: number, at: number) => levels.push([level, at]),
    };
    class FakeAudio {
      close = close;
      createGain = () => ({ gain, connect: () => undefined });
      createOscillator = () => ({
        onended: () => undefined,
        connect: (next: unknown) => next,
        start: play,
        stop(this: { onended: () => void }) {
          this.onended();
        },
      });
    }
    vi.stubGlobal('AudioContext', FakeAudio);
  });

  test('is off by default', () => {
    protect();
    rightClick('text');
    expect(play).not.toHaveBeenCalled();
  });

  test('plays once per tooltip, short and quiet, and closes its audio context', () => {
    protect({ sound: true });
    rightClick('text');
    press('');
    expect([play.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
    expect(levels).toEqual([
      [TONE_PEAK, 0],
      [expect.any(Number), TONE_S],
    ]);
    expect(levels[1]?.[0]).toBeLessThan(TONE_PEAK / 10);
    expect([TONE_PEAK <= 0.05, TONE_S < 0.5]).toEqual([true, true]);
  });

  test('waits for the visitor’s first action', () => {
    vi.stubGlobal('navigator', { platform: 'Win32', userActivation: { hasBeenActive: false } });
    protect({ sound: true });
    rightClick('text');
    expect([play.mock.calls.length, isShown()]).toEqual([0, true]);
  });
});

test('does nothing without its markup', () => {
  expect(mount(document.createElement('div'), EVERYTHING)).toBeUndefined();
  expect(rightClick('text')).toBe(false);
});

test('keeps text selectable', () => {
  expect(readFileSync('src/parts/copy-protection/copy-protection.css', 'utf8')).not.toContain('user-select');
});
