import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { filteredList } from './attacks.ts';

/** How long visitors waited, in ms, from when they meant to ask: those behind a slow answer wait too. */
export interface Waits {
  /** For the front page, which is in memory. */
  home: number[];
  /** For a filtered list that nobody has asked for: its page is made. */
  made: number[];
}

/** Requests of either page in a second. */
const RATE = 20;
/** Visitors by whom lists are asked for in turns, since each may ask for 240 filtered pages a minute. */
const VISITORS = 8;

/** Asks at a fixed rate, whatever has been answered. @throws Error when an answer is not 200 */
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
