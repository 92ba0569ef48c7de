import { CACHED_P99_MS, CACHED_PER_SECOND, DISK_CACHE_RATIO, STEADY_RATE } from './budgets.ts';
import type { Figures } from './figures.ts';
import { count, milliseconds, type Row, within } from './table.ts';
import type { Load } from './throughput.ts';

/** Throughput of servers that send a cached page. */
export function throughputRows({ steady, throughput: { bare, disk, node, plain } }: Figures): Row[] {
  const ratio = (part: number): string => `(${(part / plain.perSecond).toFixed(2)} ×)`;
  return [
    {
      what: 'home, cached, from nginx on the disk cache: requests per second',
      measured: `${count(disk.perSecond)} ${ratio(disk.perSecond)}`,
      comparison: count(plain.perSecond),
      budget: `≥ ${DISK_CACHE_RATIO} ×`,
      isMissed: disk.perSecond < DISK_CACHE_RATIO * plain.perSecond,
    },
    perCpuRow(disk, plain),
    { what: 'the same, p99', measured: milliseconds(disk.p99), comparison: milliseconds(plain.p99) },
    {
      what: 'home, cached, from Node on one core: requests per second',
      measured: `${count(node.perSecond)} ${ratio(node.perSecond)}`,
      comparison: count(plain.perSecond),
      budget: `≥ ${count(CACHED_PER_SECOND)}`,
      isMissed: node.perSecond < CACHED_PER_SECOND,
    },
    perCpuRow(node, plain),
    { what: 'the same, p99', measured: milliseconds(node.p99), comparison: milliseconds(plain.p99) },
    within(`the same at ${count(STEADY_RATE)} requests per second, p99`, milliseconds, steady.node.p99, CACHED_P99_MS),
    {
      what: 'the same beside Node’s own HTTP server with the same bytes and nothing else: for each second of CPU',
      measured: `${count(node.perCpuSecond)} (${(node.perCpuSecond / bare.perCpuSecond).toFixed(2)} ×)`,
      comparison: count(bare.perCpuSecond),
    },
    { what: 'beside that server, p99', measured: milliseconds(node.p99), comparison: milliseconds(bare.p99) },
    {
      what: 'beside that server, p99 at that rate',
      measured: milliseconds(steady.node.p99),
      comparison: milliseconds(steady.bare.p99),
    },
  ];
}

function perCpuRow(server: Load, plain: Load): Row {
  const what = 'the same, for each second of the server’s CPU';
  return { what, measured: count(server.perCpuSecond), comparison: count(plain.perCpuSecond) };
}
