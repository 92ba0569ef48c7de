import { afterEach, expect, test, vi } from 'vitest';
import { callStudioApi } from './callStudioApi.ts';

afterEach(() => vi.unstubAllGlobals());

/** Answers each request with this body and status. */
function answerWith(body: ConstructorParameters<typeof Response>[0], status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

/** A body of which the first half arrives. */
function halfABody(then: (controller: ReadableStreamDefaultController) => void): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"results":[')),
    pull: then,
  });
}

test('the answer is read as JSON; one without a body has no fields', async () => {
  answerWith('{"results":[1]}');
  await expect(callStudioApi('/api/a')).resolves.toEqual({ results: [1] });
  answerWith(null, 204);
  await expect(callStudioApi('/api/a')).resolves.toEqual({});
});

test('a refusal throws the message of the server', async () => {
  answerWith('{"errors":[{"message":"Only staff may. Sign in."}]}', 403);
  await expect(callStudioApi('/api/a')).rejects.toThrow('Only staff may. Sign in.');
});

test('an answer that is aborted while its body arrives throws, instead of having no fields', async () => {
  const request = new AbortController();
  answerWith(
    halfABody((controller) => {
      request.abort();
      controller.error(request.signal.reason);
    }),
  );
  await expect(callStudioApi('/api/a', undefined, request.signal)).rejects.toThrow(/abort/i);
});

test.each([
  ['breaks off', () => halfABody((controller) => controller.error(new Error('reset')))],
  ['is no JSON', () => '<!doctype html>'],
])('an answer that %s throws an error message', async (_, body) => {
  answerWith(body());
  await expect(callStudioApi('/api/a')).rejects.toThrow('The server has not answered. Try again.');
});
