// Separate process: generates the load of many visitors, and prints the latencies as JSON. In the publishing process, both would delay each
// other.
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Durations, planVisits, type SpreadOptions, sourceOf } from './spread.ts';

const options = JSON.parse(process.argv[2] ?? '{}') as SpreadOptions;
const agent = new Agent({ keepAlive: true, maxSockets: options.connections, maxFreeSockets: options.connections });
process.stdout.write(JSON.stringify(await visitAll(options)));
agent.destroy();

async function visitAll({ urls, ...rest }: SpreadOptions): Promise<Durations> {
  const durations: Durations = { cached: [], made: [], outdated: [] };
  const began = performance.now();
  const all: Promise<void>[] = [];
  for (const { at, url } of planVisits({ urls, ...rest })) {
    const ahead = began + at - performance.now();
    if (ahead > 0) await pause(ahead);
    const visit = ask(urls[url] ?? '').then((timing) => {
      // From the visitor's arrival, including the wait for a free connection.
      durations[sourceOf(timing)].push(performance.now() - began - at);
    });
    visit.catch(() => undefined);
    all.push(visit);
  }
  await Promise.all(all);
  return durations;
}

/** @returns the header `server-timing`. @throws Error when the response was not 200 */
function ask(url: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      const { headers, statusCode } = response;
      if (statusCode !== 200) reject(new Error(`${url} was answered with ${statusCode}.`));
      response.on('error', reject);
      response.on('end', () => resolve(headers['server-timing'] as string | undefined));
      response.resume();
    });
    request.on('error', reject);
  });
}
