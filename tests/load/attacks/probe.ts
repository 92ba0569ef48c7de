import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { filteredList } from './attacks.ts';

/** Response times of visitors, in ms, from the intended time of the request: queueing behind a slow response counts. */
export interface Waits {
  /** For the front page, which is cached in memory. */
  home: number[];
  /** For a filtered list that is not cached: its page is rendered. */
  made: number[];
}

/** Requests of either page per second. */
const RATE = 20;
/** Visitors that request lists in turn, since each is limited to 240 filtered pages a minute. */
const VISITORS = 8;

/** Sends requests at a fixed rate, independent of responses. @throws Error when a response is not 200 */
export async function probe(origin: string, listingId: string, seconds: number, firstNumber: number): Promise<Waits> {
  const waits: Waits = { home: [], made: [] };
  const asked: Promise<void>[] = [];
  const began = performance.now();
  for (let number = 0; number < seconds * RATE; number += 1) {
    const due = began + (number * 1000) / RATE;
    await pause(Math.max(0, due - performance.now()));
    const from = `127.0.0.${10 + (number % VISITORS)}`;
    asked.push(
      ask(origin, '/', from).then(() => void waits.home.push(performance.now() - due)),
      ask(origin, filteredList(listingId, firstNumber + number), from).then(
        () => void waits.made.push(performance.now() - due),
      ),
    );
  }
  await Promise.all(asked);
  return waits;
}

function ask(origin: string, path: string, from: string): Promise<void> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, localAddress: from, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${path} was answered with ${response.statusCode}`));
      response.on('error', reject).on('end', resolve).resume();
    });
    sent.on('error', reject).end();
  });
}
