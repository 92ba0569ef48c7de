import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { readCertificate } from './readCertificate.ts';

const NOW = new Date('2026-11-28T12:00:00Z');

test('is none without https, and unread where nobody answers, asked once an hour', async () => {
  expect(await readCertificate('http://saffron.travel', NOW)).toBeUndefined();
  let asked = 0;
  const server = createServer((socket) => {
    asked += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as { port: number };
  const ask = (now: Date) => readCertificate(`https://127.0.0.1:${port}`, now);
  expect(await ask(NOW)).toBe('unread');
  expect(await ask(NOW)).toBe('unread');
  expect(asked).toBe(1);
  expect(await ask(new Date(NOW.getTime() + 3_600_000))).toBe('unread');
  expect(asked).toBe(2);
});
