import { expect, it } from 'vitest';
import { readWrk } from './wrk.ts';

const OUTPUT = `Running 5s test @ http://localhost:4900/
  1 threads and 64 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     4.04ms   14.07ms 235.38ms   98.13%
    Req/Sec    27.47k     7.29k   33.23k    82.35%
  Latency Distribution
     50%    2.05ms
     75%    2.37ms
     90%    3.80ms
     99%   77.68ms
  139283 requests in 5.10s, 1.56GB read
Requests/sec:  27296.24
Transfer/sec:    312.82MB
`;

it('parses requests per second and the 99th percentile, in ms whatever the unit', () => {
  expect(readWrk(OUTPUT)).toEqual({ requests: 139_283, perSecond: 27296.24, p99: 77.68 });
  expect(readWrk(OUTPUT.replace('77.68ms', '910.00us')).p99).toBeCloseTo(0.91);
  expect(readWrk(OUTPUT.replace('77.68ms', '1.20s')).p99).toBe(1200);
});

it('rejects results with failed responses', () => {
  expect(() => readWrk(`${OUTPUT}  Non-2xx or 3xx responses: 12\n`)).toThrow(/12/);
  expect(() => readWrk('wrk: unknown option')).toThrow(/unknown option/);
});
