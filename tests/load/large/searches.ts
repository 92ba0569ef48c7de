import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveAnswer } from '../../../src/shared/search/liveAnswer.ts';
import { liveSearchUrl, searchUrl } from '../../../src/shared/search/searchUrl.ts';
import { percentile } from '../statistics.ts';

/** Search words, two of which are combined: common and rare ones, prefixes, typos, and some without results. */
const WORDS = (
  'dunes desert camel merzouga merzuga marrakech marakech mar night stars tea mint couscous friday kasbah kasbahs road atlas snow wells water ' +
  'oasis palm salt market fes medina essaouira coast walk walking mule donkey family children october spring winter pack bag xylophone'
).split(' ');
/** Searches are rate-limited per visitor, so each comes from its own IP address. */
const VISITORS = 200;

/** Latencies of uncached searches, in ms. */
export interface Searches {
  count: number;
  p50: number;
  p99: number;
  longest: number;
}

/**
 * Sends searches sequentially, each for an uncached query.
 * @param origin of a site on this machine
 */
export async function measureSearches(origin: string, count: number): Promise<Searches> {
  const taken: number[] = [];
  for (let number = 0; number < count; number += 1) {
    const first = WORDS[number % WORDS.length] ?? '';
    const second = WORDS[(number + 1 + Math.floor(number / WORDS.length)) % WORDS.length] ?? '';
    const began = performance.now();
    await ask(origin, `${first} ${second}`, number);
    taken.push(performance.now() - began);
  }
  return { count, p50: percentile(taken, 50), p99: percentile(taken, 99), longest: Math.max(...taken) };
}

/** Waits until the search index is complete, in ms. */
export async function untilIndexed(origin: string): Promise<number> {
  const began = performance.now();
  for (let number = 0; (await ask(origin, `ready ${number}`, number)).isPartial; number += 1) await pause(500);
  return performance.now() - began;
}

function ask(origin: string, words: string, number: number): Promise<LiveAnswer> {
  const localAddress = `127.0.1.${1 + (number % VISITORS)}`;
  return new Promise((resolve, reject) => {
    get(origin + searchUrl(liveSearchUrl(6), words), { localAddress }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        body += chunk;
      });
      response.on('end', () => {
        if (response.statusCode === 200) resolve(JSON.parse(body));
        else reject(new Error(`The search answers ${response.statusCode}: ${body.slice(0, 200)}`));
      });
    }).on('error', reject);
  });
}
