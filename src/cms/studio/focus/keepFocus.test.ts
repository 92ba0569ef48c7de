// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keepFocus.ts';

let stop: () => void;
const field = (name: string) => document.querySelector<HTMLInputElement>(`[aria-label=${name}]`) as HTMLInputElement;
beforeEach(() => {
  document.body.innerHTML = '<input aria-label="Title"><input aria-label="Summary"><button>Save</button>';
  stop = keepFocus(document);
});
afterEach(() => stop());

/** Disables all fields as Payload does while it saves; jsdom leaves a disabled element its focus, browsers do not. */
async function save(during?: () => void): Promise<void> {
  const fields = [field('Title'), field('Summary')];
  for (const each of fields) each.disabled = true;
  (document.activeElement as HTMLElement).blur();
  await Promise.resolve();
  during?.();
  for (const each of fields) each.disabled = false;
  await Promise.resolve();
}

test('a field has the focus again after its form was saved', async () => {
  field('Summary').focus();
  await save();
  expect(document.activeElement).toBe(field('Summary'));
});

test('an editor who has moved on is left there', async () => {
  field('Title').focus();
  const button = document.querySelector('button') as HTMLButtonElement;
  await save(() => button.focus());
  expect(document.activeElement).toBe(button);
});

test('a field that was left before gets no focus', async () => {
  field('Title').focus();
  field('Title').blur();
  field('Title').disabled = true;
  await Promise.resolve();
  field('Title').disabled = false;
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
