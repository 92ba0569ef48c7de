import { expect, test, vi } from 'vitest';
import { wholeMessage } from './WholeToasts.tsx';

vi.mock('@payloadcms/ui', () => ({ toast: {} }));

function FieldErrors(_props: { errorMessage: string }) {
  return null;
}

test('a message of the server is shown whole, with its commas', () => {
  const words = 'Not saved: the first day, or the last, is missing.';
  expect(wholeMessage(<FieldErrors errorMessage={words} />)).toBe(words);
});

test('other messages stay as they are', () => {
  const element = <p>Done.</p>;
  expect([wholeMessage('Done, really: yes.'), wholeMessage(element)]).toEqual(['Done, really: yes.', element]);
});
