// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { insertHtml } from '../../../islands/testSupport.ts';
import { openByAction } from './openByAction.ts';
import { showAction } from './viewer/showLinks.ts';

vi.mock('./viewer/showLinks.ts', () => ({ showAction: vi.fn(), showLink: vi.fn() }));

const PICTURE = { url: '/media/dunes.jpg' };
const link = document.createElement('a');
const assign = vi.fn();

beforeEach(() => {
  vi.stubGlobal('location', { href: 'https://khettara.example/tea/', assign });
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('opens a picture with the props of the page’s lightbox', async () => {
  insertHtml(`<rihla-island name="lightbox" props='{"takesImages":true}'></rihla-island>`);
  await openByAction(PICTURE, link);
  expect(showAction).toHaveBeenCalledExactlyOnceWith(PICTURE, { takesImages: true }, link);
  expect(assign).not.toHaveBeenCalled();
});

test('without a lightbox, a click navigates to the picture', async () => {
  await openByAction(PICTURE, link);
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://khettara.example/media/dunes.jpg');
  expect(showAction).not.toHaveBeenCalled();
});

test.each([
  ['an address alone leads nowhere', PICTURE, undefined],
  ['neither does a click on what is nothing to show', { url: '/about/' }, link],
])('without one, %s', async (_what, settings, opener) => {
  await openByAction(settings, opener);
  expect(assign).not.toHaveBeenCalled();
});
