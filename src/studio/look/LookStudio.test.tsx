// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LOOKS } from '../../shared/looks/looks.ts';
import { DEFAULT_THEME, type ThemeTokens } from '../../shared/theme.ts';
import { LookStudio } from './LookStudio.tsx';
import { readPixels } from './readPixels.ts';

vi.mock('./readPixels.ts', () => ({ readPixels: vi.fn() }));
vi.mock('./LookPages.tsx', () => ({ LookPages: () => null }));
vi.mock('./LogoReport.tsx', () => ({ LogoReport: () => null }));

/** The form's values, and how its own fields change them. */
let form: { tokens: ThemeTokens; setTokens: (tokens: ThemeTokens) => void };
vi.mock('./useTokens.ts', () => ({
  useTokens() {
    const [tokens, setTokens] = useState(DEFAULT_THEME);
    form = { tokens, setTokens };
    return { tokens, setTokens, setColour: () => {} };
  },
}));

const OWN: ThemeTokens = { ...DEFAULT_THEME, shape: { ...DEFAULT_THEME.shape, radius: 9 } };

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:logo', revokeObjectURL: () => {} });
  vi.mocked(readPixels).mockResolvedValue(Uint8ClampedArray.from([16, 60, 120, 255]));
  await act(async () => createRoot(document.body.appendChild(document.createElement('div'))).render(<LookStudio />));
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const choose = (label: string) =>
  act(async () =>
    [...document.querySelectorAll('label b')]
      .find(({ textContent }) => textContent === label)
      ?.closest('label')
      ?.click(),
  );
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const putBack = () => act(async () => button('Put back what was there')?.click());
const tokensOf = (label: string) => LOOKS.find((look) => look.label === label)?.tokens;

test('after one look after another, what was there before all of them is put back, and the focus is kept', async () => {
  await act(async () => form.setTokens(OWN));
  await choose('Littoral');
  await choose('Firn');
  expect(form.tokens).toBe(tokensOf('Firn'));
  await putBack();
  expect(form.tokens).toBe(OWN);
  expect(button('Put back what was there')).toBeUndefined();
  expect(document.activeElement?.textContent).toContain('A look of your own.');
});

test('what was chosen after a look is not lost by the next', async () => {
  await choose('Littoral');
  await act(async () => form.setTokens(OWN));
  await choose('Firn');
  await putBack();
  expect(form.tokens).toBe(OWN);
});

test('a proposed palette is kept as one’s own, and its message is removed with it', async () => {
  const input = document.querySelector<HTMLInputElement>('[aria-label="Picture of your logo"]');
  Object.defineProperty(input, 'files', { value: [new File([], 'logo.png')] });
  await act(async () => input?.dispatchEvent(new Event('change', { bubbles: true })));
  const proposed = form.tokens;
  expect(proposed.colours).not.toEqual(DEFAULT_THEME.colours);
  expect(document.body.textContent).toContain('Colours of your logo are in the form now');
  await choose('Firn');
  expect(document.body.textContent).not.toContain('Colours of your logo are in the form now');
  await putBack();
  expect(form.tokens).toBe(proposed);
});
