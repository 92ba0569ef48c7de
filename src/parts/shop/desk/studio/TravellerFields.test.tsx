// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { type DeskForm, emptyForm } from '../rules/deskForm.ts';
import { TravellerFields } from './TravellerFields.tsx';

function Fields() {
  const [form, setForm] = useState(emptyForm({ adults: 1, children: 1 }));
  const set = (change: Partial<DeskForm>) => setForm({ ...form, ...change });
  return <TravellerFields canRemove desk={{ form, isReady: true, price: undefined, set }} />;
}

test('removes a traveller, keeps focus in the list, and does not offer to remove the last one', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.querySelector('div') as HTMLElement);
  await act(async () => root.render(<Fields />));
  const button = document.querySelector<HTMLButtonElement>('[aria-label="Take Adult (traveller 1) out"]');
  button?.focus();
  await act(async () => button?.click());
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Travellers');
  expect(document.querySelectorAll('li')).toHaveLength(1);
  expect(document.querySelector('li')?.textContent).toContain('Child');
  expect(document.querySelector('li button')).toBeNull();
  await act(async () => root.unmount());
});
