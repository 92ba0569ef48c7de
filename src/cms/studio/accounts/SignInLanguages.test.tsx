// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignInLanguages } from './SignInLanguages.tsx';

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('rihlaStudioWords', { language: 'fr', messages: {} });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () => root.render(<SignInLanguages />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const buttons = () => [...document.querySelectorAll('button')];

test('each language has a button in its own name, of which the current one is pressed', () => {
  expect(buttons().map(({ lang, textContent }) => [lang, textContent])).toEqual([
    ['en', 'English'],
    ['fr', 'Français'],
    ['ar', 'العربية'],
  ]);
  expect(document.querySelector('[aria-pressed="true"]')?.textContent).toBe('Français');
});

test('a press keeps the choice as Payload does, and loads the page again', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { protocol: 'http:', reload });
  buttons()[2]?.click();
  expect(document.cookie).toContain('payload-lng=ar');
  expect(reload).toHaveBeenCalledOnce();
});
