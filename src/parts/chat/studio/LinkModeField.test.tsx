// @vitest-environment jsdom
import { act, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import LinkModeField from './LinkModeField.tsx';

const field = vi.hoisted(() => ({ value: 'api', setValue: vi.fn(), showError: false }));
vi.mock('@payloadcms/ui', () => ({
  FieldDescription: () => null,
  FieldError: () => null,
  FieldLabel: ({ htmlFor, label }: { htmlFor: string; label: string }) => <label htmlFor={htmlFor}>{label}</label>,
  useField: () => field,
}));

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

async function show(value: string) {
  field.value = value;
  const root = document.createElement('div');
  document.body.append(root);
  const asked = { field: { name: 'onDesktop', label: 'On computers' }, path: 'urlSettings.onDesktop' };
  // Payload's form passes more, of which the field reads nothing.
  const props = asked as unknown as ComponentProps<typeof LinkModeField>;
  await act(async () => createRoot(root).render(<LinkModeField {...props} />));
  return root;
}

async function choose(root: HTMLElement, words: string) {
  const select = root.querySelector('select') as HTMLSelectElement;
  await act(async () => {
    select.value = [...select.options].find(({ text }) => text.startsWith(words))?.value ?? '';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

test('a link mode is chosen by its label, and stored by its technical name', async () => {
  const root = await show('api');
  expect(root.querySelector('input')).toBeNull();
  await choose(root, 'The app at once');
  expect(field.setValue).toHaveBeenCalledWith('protocol');
});

test('another subdomain is typed, and shown when it is stored', async () => {
  await choose(await show('web'), 'Another address');
  expect(field.setValue).not.toHaveBeenCalled();
  expect(document.querySelector('input')?.getAttribute('aria-label')).toBe(
    'On computers: the first part of that address',
  );
  const stored = await show('chat-eu');
  expect([stored.querySelector('select')?.value, stored.querySelector('input')?.value]).toEqual(['other', 'chat-eu']);
});
