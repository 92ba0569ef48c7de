// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { protect, renew, warm } from './protect.ts';

let asked: string[] = [];
let isAway = false;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  isAway = false;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (isAway) throw new TypeError('Failed to fetch');
    const body = path.endsWith('token') ? { token: `token-${asked.length}` } : { challenge: { parameters: {} } };
    return { ok: true, json: async () => body };
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sent(form: HTMLFormElement): Promise<{ fields: Record<string, string>; ms: number }> {
  const start = performance.now();
  const done = protect(form).then((fields) => ({ fields, ms: performance.now() - start }));
  await vi.runAllTimersAsync();
  return done;
}

test('a form submitted at once waits until its token is valid', async () => {
  const form = document.createElement('form');
  warm(form);
  warm(form);
  expect(await sent(form)).toEqual({ fields: { _token: 'token-1' }, ms: 3_000 });
  expect(asked).toHaveLength(1);
});

test('a later submission does not wait, and reuses the token after a refusal', async () => {
  const form = document.createElement('form');
  warm(form);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await sent(form)).toEqual({ fields: { _token: 'token-1' }, ms: 0 });
  expect(await sent(form)).toEqual({ fields: { _token: 'token-1' }, ms: 0 });
  renew(form);
  expect((await sent(form)).fields).toEqual({ _token: 'token-2' });
});

test('a form left open overnight fetches another token', async () => {
  const form = document.createElement('form');
  warm(form);
  await vi.advanceTimersByTimeAsync(11 * 3_600_000 + 1);
  expect((await sent(form)).fields).toEqual({ _token: 'token-2' });
});

test('submits without a token after a failed request, and retries the next time', async () => {
  const form = document.createElement('form');
  isAway = true;
  expect((await sent(form)).fields).toEqual({});
  isAway = false;
  expect((await sent(form)).fields).toHaveProperty('_token');
});

test('solves the form’s challenge in a worker', async () => {
  const messages: unknown[] = [];
  vi.stubGlobal(
    'Worker',
    class {
      onmessage?: (event: { data: unknown }) => void;
      terminate() {}
      postMessage(challenge: unknown) {
        messages.push(challenge);
        this.onmessage?.({ data: { counter: 7, derivedKey: 'ab' } });
      }
    },
  );
  const form = document.createElement('form');
  form.setAttribute('data-proof', '');
  const { fields } = await sent(form);
  expect(messages).toEqual([{ parameters: {} }]);
  expect(JSON.parse(atob(fields._proof ?? ''))).toEqual({
    challenge: { parameters: {} },
    solution: { counter: 7, derivedKey: 'ab' },
  });
});

test('submits without a solution where the browser cannot compute it', async () => {
  vi.stubGlobal('Worker', undefined);
  const form = document.createElement('form');
  form.setAttribute('data-proof', '');
  expect((await sent(form)).fields).toEqual({ _token: expect.stringContaining('token') });
});
