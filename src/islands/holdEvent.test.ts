// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { holdEvent } from './holdEvent.ts';

test('a click is held and sent again, also in a form with a field that is called as a property of its own', () => {
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
  // What has been rendered meanwhile stands in the same place.
  root.innerHTML = `${root.innerHTML}`;
  root.querySelector('button')?.addEventListener('click', pressed);
  release?.();
  expect(pressed).toHaveBeenCalledOnce();
});
