// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import FoundFields from './FoundFields.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<input id="field-title"><textarea></textarea><div></div>';
});

/** Shows the offer, and whether it was taken. */
async function offer() {
  const root = createRoot(document.querySelector('div') as Element);
  onTestFinished(() => act(async () => root.unmount()));
  const [onTake, onDiscard] = [vi.fn(), vi.fn()];
  await act(async () =>
    root.render(<FoundFields found={{ when: 0, hasDocumentChanged: false }} onDiscard={onDiscard} onTake={onTake} />),
  );
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLButtonElement;
  return { button, onDiscard, onTake };
}

test('the focus goes back to the field it came from before its button is gone', async () => {
  const { button, onTake } = await offer();
  document.querySelector('textarea')?.focus();
  act(() => button('Discard them').focus());
  act(() => button('Take them').focus());
  act(() => button('Take them').click());
  expect(onTake).toHaveBeenCalledOnce();
  expect(document.activeElement?.localName).toBe('textarea');
});

test('where it came from none, it goes to the first field', async () => {
  const { button, onDiscard } = await offer();
  act(() => button('Discard them').focus());
  act(() => button('Discard them').click());
  expect(onDiscard).toHaveBeenCalledOnce();
  expect(document.activeElement?.id).toBe('field-title');
});
