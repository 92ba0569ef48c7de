// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { callStudioApi } = vi.hoisted(() => ({ callStudioApi: vi.fn() }));
vi.mock('../../../shared/callStudioApi.ts', () => ({ callStudioApi }));

const { MachineTexts } = await import('./MachineTexts.tsx');
const ESTIMATE = { characters: 40, left: 900, name: 'DeepL', documents: [{ of: 'pages:7', title: 'Dunes', texts: 2 }] };

let root: Root;
beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () => root.render(<MachineTexts locale="fr" machine="DeepL" of={['pages:7']} />));
});
afterEach(() => act(async () => root.unmount()));

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((one) => name.test(one.textContent ?? ''));
const press = (name: RegExp) =>
  act(async () => {
    button(name)?.focus();
    button(name)?.click();
  });
const focused = () => document.activeElement?.textContent;
const said = () => document.querySelector('[role=status]')?.textContent;

test('what it costs is said before anything is translated, and the focus stays at the button', async () => {
  callStudioApi.mockResolvedValueOnce(ESTIMATE);
  await press(/^Fill missing/);
  expect(said()).toContain('40 characters are sent to DeepL');
  expect(focused()).toBe('Translate for 40 characters');
  await press(/^Leave it/);
  expect(focused()).toBe('Fill missing texts with DeepL');
  expect(said()).toBe('');
  expect(callStudioApi).toHaveBeenCalledTimes(1);
});

test('a refusal is said, and the focus stays', async () => {
  callStudioApi.mockResolvedValueOnce(ESTIMATE).mockRejectedValueOnce(new Error('No characters are left.'));
  await press(/^Fill missing/);
  await press(/^Translate/);
  expect(said()).toBe('No characters are left.');
  expect(focused()).toBe('Fill missing texts with DeepL');
});
