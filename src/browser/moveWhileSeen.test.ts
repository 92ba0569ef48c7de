// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { insertHtml } from '../islands/testSupport.ts';
import { fakeMovement, PAUSE_BUTTON } from './movementTesting.ts';
import { moveWhileSeen } from './moveWhileSeen.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

function start(isLess = false) {
  const visitor = fakeMovement();
  visitor.askForLessMotion(isLess);
  const box = insertHtml(`<div>${PAUSE_BUTTON}</div>`);
  const button = box.querySelector('button') as HTMLButtonElement;
  const told: string[] = [];
  const stop = moveWhileSeen(box, button, (movement) => told.push(movement));
  return { ...visitor, button, told, stop };
}

test('moves while in view of a visible document', () => {
  const { look, see, told } = start();
  see();
  look('hidden');
  look('visible');
  see(false);
  expect(told).toEqual(['paused', 'moving', 'paused', 'moving', 'paused']);
});

test('pause button: stops the motion, stays paused when scrolled back into view, and its label names the next action', () => {
  const { button, see, told } = start();
  see();
  expect(button.hidden).toBe(false);
  button.click();
  expect([button.ariaLabel, button.dataset.state]).toEqual(['Go on', 'paused']);
  see(false);
  see();
  expect(told.at(-1)).toBe('paused');
  button.click();
  expect([button.ariaLabel, button.dataset.state, told.at(-1)]).toEqual(['Stop', 'moving', 'moving']);
});

test('under prefers-reduced-motion it is still, without a button, also when the setting changes', () => {
  const { askForLessMotion, button, see, told } = start(true);
  see();
  expect([told, button.hidden]).toEqual([['still'], true]);
  askForLessMotion(false);
  expect([told.at(-1), button.hidden]).toEqual(['moving', false]);
  askForLessMotion(true);
  expect([told.at(-1), button.hidden]).toEqual(['still', true]);
});

test('unmounting ends callbacks, and hides the button', () => {
  const { button, look, stop, told } = start();
  stop();
  look('hidden');
  expect([told, button.hidden]).toEqual([['paused'], true]);
});
