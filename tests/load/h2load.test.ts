import { expect, it } from 'vitest';
import { readLog } from './h2load.ts';

const LOG = Array.from({ length: 100 }, (_, index) => `1795289278431\t200\t${(index + 1) * 1000}\n`).join('');

it('parses the median, the 99th percentile and the maximum, in ms', () => {
  expect(readLog(LOG, 100)).toEqual({ p50: 50.5, p99: expect.closeTo(99.01), longest: 100 });
});

it('rejects results with failed responses, or a rate that was not reached', () => {
  expect(() => readLog(LOG.replace('200', '503'), 100)).toThrow('Not all requests were answered: 1795289278431\t503');
  expect(() => readLog(LOG, 100 / 0.95 + 1)).toThrow('the rate was not reached');
  expect(() => readLog('', 100)).toThrow('0 requests');
});
