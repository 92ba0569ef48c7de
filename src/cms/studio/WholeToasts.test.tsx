// @vitest-environment jsdom
import { toast } from '@payloadcms/ui';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { WholeToasts, wholeMessage } from './WholeToasts.tsx';

vi.mock('@payloadcms/ui', () => ({
  toast: { dismiss: vi.fn(), error: vi.fn(() => 7), promise: vi.fn(), success: vi.fn() },
}));

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

test('a refusal stays until something succeeds', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { dismiss, error, success } = vi.mocked(toast);
  const root = createRoot(document.createElement('div'));
  await act(() => root.render(<WholeToasts />));
  toast.error('Six tours lack a picture.');
  expect(error).toHaveBeenCalledWith('Six tours lack a picture.', { duration: Number.POSITIVE_INFINITY });
  expect(dismiss).not.toHaveBeenCalled();
  toast.success('Published.');
  expect(dismiss).toHaveBeenCalledExactlyOnceWith(7);
  expect(success).toHaveBeenCalledOnce();
  toast.error('No connection.');
  await act(async () => void toast.promise(Promise.reject(new Error('Refused.')), {}));
  expect(dismiss).toHaveBeenCalledOnce();
  await act(async () => void toast.promise(Promise.resolve('Saved.'), {}));
  expect(dismiss).toHaveBeenCalledTimes(2);
  await act(() => root.unmount());
  expect(toast.error).toBe(error);
});
