// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actAsVisitor } from './actAsVisitor.ts';

const tell = vi.fn();
const onEnd = vi.fn();
const request = vi.fn();
let end: () => void;

beforeEach(() => {
  vi.clearAllMocks();
  request.mockResolvedValue(new Response('{}'));
  window.fetch = request;
  document.body.innerHTML = `
    <a href="#dates">Dates</a> <a href="/journeys/">Journeys</a> <a href="https://elsewhere.example/x">Elsewhere</a>
    <form><button>Send</button></form>`;
  end = actAsVisitor(document, { tell, onEnd, isEnd: ({ key }) => key === 'F9' });
});
afterEach(() => end());

function click(text: string): boolean {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === text);
  return link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) ?? expect.fail(text);
}

test('links within the page work; others say where they lead', () => {
  expect(click('Dates')).toBe(true);
  expect(tell).not.toHaveBeenCalled();
  expect(click('Journeys')).toBe(false);
  expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('leads to /journeys/.'));
  expect(click('Elsewhere')).toBe(false);
  expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('leads to https://elsewhere.example/x.'));
});

test('a press that a script of the page has handled is its own', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  click('Journeys');
  expect(tell).not.toHaveBeenCalled();
});

test('no form is sent, and no request that would store something', async () => {
  const sent = vi.fn();
  document.addEventListener('submit', sent);
  document.querySelector('form')?.requestSubmit();
  expect(sent).not.toHaveBeenCalled();
  await expect(fetch('/api/enquiries', { method: 'POST', body: '{}' })).rejects.toThrow('Nothing is sent');
  expect(request).not.toHaveBeenCalled();
  expect(navigator.sendBeacon('/clicks', '')).toBe(true);
  expect(tell).toHaveBeenLastCalledWith(expect.stringContaining('only tried'));
});

test('what only reads is asked for, and so is the drawing of the page', async () => {
  await fetch('/fragments/seats.json');
  await fetch('/preview/render', { method: 'POST', body: '{}' });
  await fetch('/wp-json/rihla-pro/v1/refresh-loop', { method: 'POST', body: '{}' });
  expect(request).toHaveBeenCalledTimes(3);
});

test('a key ends it; then the page is as before', async () => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'F9', bubbles: true, cancelable: true }));
  expect(onEnd).toHaveBeenCalledOnce();
  end();
  await fetch('/api/enquiries', { method: 'POST' });
  expect(request).toHaveBeenCalledOnce();
});
