// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveOnce } from './saveOnce.ts';

const payload = vi.fn();
const save = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML = '<button id="action-save-draft"></button><input>';
  document.querySelector('button')?.addEventListener('click', save);
  document.addEventListener('keydown', payload);
  stop = saveOnce(document);
});

afterEach(() => {
  stop();
  document.removeEventListener('keydown', payload);
});

function press(init: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true, ...init });
  document.querySelector('input')?.dispatchEvent(event);
  return event;
}

test('the shortcut saves the draft once, and its event is stopped', () => {
  expect(press().defaultPrevented).toBe(true);
  press({ repeat: true });
  expect([save.mock.calls.length, payload.mock.calls.length]).toEqual([1, 0]);
});

test('pending input of the focused field is committed first', () => {
  const handOn = vi.fn(() => expect(save).not.toHaveBeenCalled());
  document.querySelector('input')?.addEventListener('keydown', handOn);
  press();
  expect(handOn).toHaveBeenCalledOnce();
});

test('other keys, a drawer, and documents without drafts are left to Payload', () => {
  press({ ctrlKey: false });
  document.body.insertAdjacentHTML('beforeend', '<div class="drawer--is-open"></div>');
  press();
  document.querySelector('.drawer--is-open')?.remove();
  document.querySelector('button')?.remove();
  press();
  expect([save.mock.calls.length, payload.mock.calls.length]).toEqual([0, 3]);
});
