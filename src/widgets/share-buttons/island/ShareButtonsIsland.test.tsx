// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COPY_ALLOWED } from '../../../browser/copyText.ts';
import type { VisitorEvent } from '../../../shared/analytics/events.ts';
import { ShareItem } from '../ShareItem.tsx';
import { OUTCOME_MS } from './copyButton.ts';
import { mount } from './ShareButtonsIsland.ts';

const URL_SHARED = 'https://khettara.example/journeys/three-nights/';
const FACEBOOK = 'https://www.facebook.com/sharer.php?u=x';

type Share = Extract<VisitorEvent, { name: 'share' }>;

const noted: Share[] = [];
const note = (event: Event) => noted.push((event as CustomEvent<Share>).detail);
let unmount: () => void;

function show(): void {
  document.body.innerHTML = renderToStaticMarkup(
    <ul>
      <ShareItem method="native" name="Share" view="both" />
      <ShareItem href={FACEBOOK} label="Share on Facebook" method="facebook" name="Facebook" view="both" />
      <ShareItem href="mailto:?body=x" label="Share by e-mail" method="email" name="E-mail" view="both" />
      <ShareItem method="print" name="Print" view="both" />
      <ShareItem
        method="copy"
        name="Copy link"
        outcomes={{ copied: 'Copied!', failed: 'Failed to Copy' }}
        view="both"
      />
    </ul>,
  );
  unmount = mount(document.body, { url: URL_SHARED, title: 'Three nights', kind: 'article' });
}

function control(method: string): HTMLElement {
  return document.querySelector(`[data-share="${method}"]`) as HTMLElement;
}

const words = () => control('copy').textContent;
const status = () => document.querySelector('[role=status]')?.textContent;

function giveClipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
}

function giveShare(share: () => Promise<void>, canShare?: () => boolean): void {
  vi.stubGlobal('navigator', Object.create(navigator, { share: { value: share }, canShare: { value: canShare } }));
}

async function press(method: string): Promise<void> {
  control(method).click();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  noted.length = 0;
  document.addEventListener('rihla:event', note);
});

afterEach(() => {
  unmount();
  document.removeEventListener('rihla:event', note);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('copying', () => {
  test('writes the URL to the clipboard, shows the result, and restores its label', async () => {
    const writeText = vi.fn(async () => undefined);
    giveClipboard(writeText);
    show();
    await press('copy');
    expect(writeText).toHaveBeenCalledWith(URL_SHARED);
    expect([words(), status()]).toEqual(['Copied!', 'Copied!']);
    await vi.advanceTimersByTimeAsync(OUTCOME_MS - 1);
    expect(words()).toBe('Copied!');
    await vi.advanceTimersByTimeAsync(1);
    expect([words(), status()]).toEqual(['Copy link', '']);
    expect(noted).toEqual([{ name: 'share', method: 'copy', content_type: 'article', item_id: URL_SHARED }]);
  });

  test('shows a failure, and reports no share', async () => {
    giveClipboard(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
    document.execCommand = vi.fn(() => false);
    show();
    await press('copy');
    expect([words(), status()]).toEqual(['Failed to Copy', 'Failed to Copy']);
    expect(noted).toEqual([]);
    await vi.advanceTimersByTimeAsync(OUTCOME_MS);
    expect([words(), status()]).toEqual(['Copy link', '']);
  });

  test('without a clipboard API selects the URL where copy protection allows it, and cleans up', async () => {
    let selected = '';
    document.execCommand = vi.fn(() => {
      const field = document.activeElement as HTMLTextAreaElement;
      selected = field.hasAttribute(COPY_ALLOWED) ? field.value.slice(field.selectionStart, field.selectionEnd) : '';
      return true;
    });
    show();
    await press('copy');
    expect(document.execCommand).toHaveBeenCalledWith('copy');
    expect(selected).toBe(URL_SHARED);
    expect(status()).toBe('Copied!');
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement).toBe(control('copy'));
  });

  test('another click restarts the time of the result', async () => {
    giveClipboard(async () => undefined);
    show();
    await press('copy');
    await vi.advanceTimersByTimeAsync(OUTCOME_MS - 10);
    await press('copy');
    await vi.advanceTimersByTimeAsync(OUTCOME_MS - 10);
    expect(words()).toBe('Copied!');
  });

  test('unmounting restores its label', async () => {
    giveClipboard(async () => undefined);
    show();
    await press('copy');
    unmount();
    expect([words(), status()]).toEqual(['Copy link', '']);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the native share sheet', () => {
  const item = () => control('native').parentElement as HTMLElement;

  test('gets title and URL; the share is reported', async () => {
    const share = vi.fn(async () => undefined);
    giveShare(share, () => true);
    show();
    expect(item().hidden).toBe(false);
    await press('native');
    expect(share).toHaveBeenCalledWith({ title: 'Three nights', url: URL_SHARED });
    expect(noted.map(({ method }) => method)).toEqual(['native']);
  });

  test('is not offered where unsupported', () => {
    show();
    expect(item().hidden).toBe(true);
  });

  test('is not offered where it cannot share the URL', () => {
    giveShare(
      async () => undefined,
      () => false,
    );
    show();
    expect(item().hidden).toBe(true);
  });

  test('stays after cancelling, which reports nothing', async () => {
    giveShare(() => Promise.reject(new DOMException('Cancelled', 'AbortError')));
    show();
    await press('native');
    expect(item().hidden).toBe(false);
    expect(noted).toEqual([]);
  });

  test('is removed after an error, and focus moves to the next button', async () => {
    giveShare(() => Promise.reject(new DOMException('No', 'NotAllowedError')));
    show();
    await press('native');
    expect(item().hidden).toBe(true);
    expect(document.activeElement).toBe(control('facebook'));
  });
});

test('prints the page', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  show();
  await press('print');
  expect(print).toHaveBeenCalledOnce();
  expect(noted.map(({ method }) => method)).toEqual(['print']);
});

describe('a network', () => {
  let open: ReturnType<typeof vi.fn>;

  function arrange({ pointer = 'fine', width = 1280 } = {}): void {
    open = vi.fn();
    vi.stubGlobal('open', open);
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('innerHeight', 800);
    vi.stubGlobal('screenX', 100);
    vi.stubGlobal('screenY', 50);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
    show();
  }

  /** Clicks, and returns whether the browser follows the link itself. */
  function follow(method: string, init: MouseEventInit = {}): boolean {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    let isFollowed = false;
    const stop = (late: Event) => {
      isFollowed = !late.defaultPrevented;
      late.preventDefault();
    };
    window.addEventListener('click', stop, { once: true });
    control(method).dispatchEvent(event);
    return isFollowed;
  }

  test('opens in a centred window of 640 × 480, without opener', () => {
    arrange();
    expect(follow('facebook')).toBe(false);
    expect(open).toHaveBeenCalledWith(FACEBOOK, '_blank', 'noopener,noreferrer,width=640,height=480,left=420,top=210');
    expect(noted.map(({ method }) => method)).toEqual(['facebook']);
  });

  test.each([
    ['by a finger', 'facebook', { pointer: 'coarse' }, {}],
    ['in a small window', 'facebook', { width: 640 }, {}],
    ['into a tab of the visitor’s', 'facebook', {}, { ctrlKey: true }],
    ['to a mail program', 'email', {}, {}],
  ])('%s, the browser follows the link; the share is still reported', (_, method, setting, init) => {
    arrange(setting);
    expect(follow(method, init)).toBe(true);
    expect(open).not.toHaveBeenCalled();
    expect(noted.map((event) => event.method)).toEqual([method]);
  });
});
