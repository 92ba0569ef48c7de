// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_THEME, type ThemeTokens } from '../../shared/theme.ts';
import { LogoReport } from './LogoReport.tsx';
import { readPixels } from './readPixels.ts';

vi.mock('./readPixels.ts', () => ({ readPixels: vi.fn() }));

const pixels = (...colour: [number, number, number]) => Uint8ClampedArray.from([...colour, 255, 0, 0, 0, 0]);
const PIXELS: Readonly<Record<string, Uint8ClampedArray>> = {
  '/media/navy.png': pixels(16, 32, 60),
  '/media/white.png': pixels(255, 255, 255),
};
const DARK_HEADER = { ...DEFAULT_THEME, style: { ...DEFAULT_THEME.style, header: 'ink' as const } };

let root: Root;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(readPixels).mockImplementation(async (address) => PIXELS[address] ?? pixels(0, 0, 0));
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** The report's words and link for a logo in a header. */
async function say(tokens: ThemeTokens, logo: object) {
  const layout = [{ blockType: 'container', blocks: [{ blockType: 'site-logo', ...logo }] }];
  vi.stubGlobal('fetch', async () => Response.json({ docs: [{ id: 7, layout }] }));
  await act(async () => root.render(<LogoReport key={JSON.stringify(logo)} tokens={tokens} />));
  return { link: document.querySelector('a'), words: document.querySelector('[aria-live=polite]')?.textContent ?? '' };
}

test('a dark logo on a dark header is named, with the way to choose one for dark ground', async () => {
  const { link, words } = await say(DARK_HEADER, { picture: { filename: 'navy.png' } });
  expect(words).toMatch(/^Your logo is hard to see on the header \(1\.\d to 1\); 3 to 1 is enough/);
  expect(link?.textContent).toBe('a logo for dark ground in the header');
  expect(link?.getAttribute('href')).toBe('/admin/collections/templates/7');
});

test('each ground is judged with the picture that is shown on it', async () => {
  const logo = { picture: { filename: 'white.png' }, pictureOnDark: { filename: 'white.png' } };
  expect((await say(DARK_HEADER, logo)).words).toBe('');
  expect((await say(DEFAULT_THEME, logo)).link?.textContent).toBe('a logo in other colours in the header');
  const dark = { picture: { filename: 'white.png' }, pictureOnDark: { filename: 'navy.png' } };
  expect((await say(DARK_HEADER, dark)).link?.textContent).toBe('another logo for dark ground in the header');
});
