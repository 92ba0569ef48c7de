// Requests a listing repeatedly with different filters, as many visitors would.
import { Agent, request } from 'node:http';
import { percentile } from '../statistics.ts';

export interface ListingsOptions {
  origin: string;
  /** Request bodies, sent in turn. */
  bodies: readonly object[];
  /** Number of concurrent requests. */
  connections: number;
  requests: number;
}

/** Latencies, in ms. */
export interface ListingTimes {
  p50: number;
  p99: number;
  longest: number;
  perSecond: number;
}

/** @throws Error when a response was not 200 */
export async function measureListings(options: ListingsOptions): Promise<ListingTimes> {
  const { bodies, connections, origin, requests } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  const began = performance.now();
  let next = 0;
  const visitor = async (): Promise<void> => {
    while (next < requests) {
      const number = next++;
      const at = performance.now();
      await post(`${origin}/wp-json/rihla-pro/v1/refresh-loop`, bodies[number % bodies.length] ?? {}, agent, number);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  const seconds = (performance.now() - began) / 1000;
  agent.destroy();
  return {
    p50: percentile(times, 50),
    p99: percentile(times, 99),
    longest: Math.max(...times),
    perSecond: requests / seconds,
  };
}

/** @param number of the visitor: each has its own IP address, because of the rate limit */
function post(url: string, body: object, agent: Agent, number: number): Promise<void> {
  const visitor = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { 'content-type': 'application/json', 'accept-encoding': 'br', 'x-forwarded-for': visitor };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: 'POST', agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A listing was answered with ${response.statusCode}.`));
      response.on('error', reject).on('end', resolve).resume();
    });
    asked.on('error', reject).end(JSON.stringify(body));
  });
}
