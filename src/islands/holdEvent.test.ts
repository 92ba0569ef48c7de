// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { holdEvent } from './holdEvent.ts';

test('a click is held and replayed, also in a form with a field named like a property of forms', () => {
  document.body.innerHTML =
    '<div><form><input name="children"><fieldset><button type="button">More</button></fieldset></form></div>';
  const root = document.body.firstElementChild as HTMLElement;
  let release: (() => void) | undefined;
  const hold = (event: Event) => {
    release = holdEvent(event);
  };
  root.addEventListener('click', hold, { capture: true, once: true });
  const pressed = vi.fn();
  root.querySelector('button')?.click();
  expect(release).toBeTypeOf('function');
  // The element rendered meanwhile is at the same position.
  root.innerHTML = `${root.innerHTML}`;
  root.querySelector('button')?.addEventListener('click', pressed);
  release?.();
  expect(pressed).toHaveBeenCalledOnce();
});

test.each([
  ['a radio button', '<input type="radio">', 'input'],
  ['the words of a checkbox', '<label><input type="checkbox"><b>Terms</b></label>', 'b'],
])('%s: responds at once, and its change event is replayed', (_, html, pressed) => {
  document.body.innerHTML = `<div>${html}</div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const control = root.querySelector('input') as HTMLInputElement;
  let release: (() => void) | undefined;
  const hold = (event: Event) => {
    release = holdEvent(event);
  };
  root.addEventListener('click', hold, { capture: true, once: true });
  root.querySelector<HTMLElement>(pressed)?.click();
  expect(control.checked).toBe(true);
  const told: string[] = [];
  for (const type of ['input', 'change']) root.addEventListener(type, () => told.push(type));
  release?.();
  expect(told).toEqual(['input', 'change']);
  expect(control.checked).toBe(true);
});
