// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FRAME_PROVIDERS, type FrameProviderName, isFrameAddress } from '../../shared/frames/providers.ts';
import { ALLOWED_KEY, forgetAllowed, readAllowed, setAllowed } from './allowedProviders.ts';
import type { FrameContent } from './makeFrame.ts';
import { mountFrame } from './mountFrame.ts';
import { partOf, showPlaceholder } from './testing.ts';

const MAP: FrameContent = {
  provider: 'openstreetmap',
  address: 'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
  title: 'The camp',
};

const ends: (() => void)[] = [];
const mount = (content = MAP): HTMLElement => {
  const root = showPlaceholder();
  ends.push(mountFrame(root, content));
  return root;
};
const frameIn = (root: HTMLElement) => root.querySelector('iframe');
const tick = (root: HTMLElement) => partOf<HTMLInputElement>(root, 'input').click();

beforeEach(() => localStorage.clear());

afterEach(() => {
  for (const end of ends.splice(0)) end();
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

test('nothing is loaded before the click; then the frame is sandboxed and named', () => {
  const root = mount();
  expect(frameIn(root)).toBeNull();
  partOf(root, '.r-frame__open').focus();
  partOf(root, '.r-frame__open').click();
  const frame = frameIn(root);
  expect(frame?.src).toBe(MAP.address);
  expect(frame?.title).toBe('The camp');
  expect(frame?.getAttribute('sandbox')).not.toContain('allow-top-navigation');
  expect(document.activeElement).toBe(frame);
  expect(partOf(root, '.r-frame').dataset.state).toBe('loading');
  frame?.dispatchEvent(new Event('load'));
  expect(partOf(root, '.r-frame').dataset.state).toBe('shown');
  expect(readAllowed()).toEqual([]);
});

test('a permanently allowed service is shown at once, everywhere on the page, until revoked', () => {
  const [first, second, other] = [
    mount(),
    mount(),
    mount({ ...MAP, provider: 'x', address: 'https://platform.twitter.com/embed/Tweet.html?id=1' }),
  ];
  tick(first);
  expect(readAllowed()).toEqual(['openstreetmap']);
  expect([first, second, other].map((root) => frameIn(root) !== null)).toEqual([true, true, false]);
  expect(partOf<HTMLInputElement>(second, 'input').checked).toBe(true);
  expect(frameIn(mount())).not.toBeNull();
  tick(second);
  expect(readAllowed()).toEqual([]);
  expect(localStorage.getItem(ALLOWED_KEY)).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
});

test('all consents are revoked at once', () => {
  const root = mount();
  setAllowed('vimeo', true);
  tick(root);
  forgetAllowed();
  expect(readAllowed()).toEqual([]);
  expect(frameIn(root)).toBeNull();
});

test('damaged or blocked storage is ignored', () => {
  for (const stored of ['', '{', '{}', '[1,null,"evil","vimeo"]', '"vimeo"']) {
    localStorage.setItem(ALLOWED_KEY, stored);
    expect(readAllowed()).toEqual(stored.includes('evil') ? ['vimeo'] : []);
  }
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError');
  });
  expect(readAllowed()).toEqual([]);
  expect(() => setAllowed('vimeo', true)).not.toThrow();
});

test('only a service’s own URLs are loaded into a frame', () => {
  const names = Object.keys(FRAME_PROVIDERS) as FrameProviderName[];
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.oneof(fc.webUrl(), fc.string(), fc.constant('javascript:alert(1)')),
      (name, address) => {
        expect(isFrameAddress(name, address)).toBe(false);
      },
    ),
  );
  for (const address of [
    'https://www.openstreetmap.org.evil.example/',
    'http://www.openstreetmap.org/',
    '//www.openstreetmap.org/',
  ]) {
    setAllowed('openstreetmap', true);
    expect(() => mountFrame(showPlaceholder(), { ...MAP, address })).toThrow();
  }
});
