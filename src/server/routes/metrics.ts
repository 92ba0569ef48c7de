import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, onRequestAsyncHookHandler } from 'fastify';
import type { Payload } from 'payload';
import { readHealth } from '../../cms/health/readHealth.ts';
import { isPreparing } from '../../cms/launch.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';

export interface MetricsOptions {
  payload: Payload;
  /** Bearer token of the request. */
  token: string;
}

interface Metric {
  name: string;
  help: string;
  /** By labels, such as `{state="failed"}`; an empty text for none. */
  values: Readonly<Record<string, number>>;
}

/** `GET /metrics` in Prometheus' text format (version 0.0.4), with the token; 404 without. */
export function registerMetrics(app: FastifyInstance, { payload, token }: MetricsOptions): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  const authentication: onRequestAsyncHookHandler = async (request, reply) => {
    if (!isToken(request.headers.authorization, token))
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
  };
  app.get(
    '/metrics',
    endpoint({ ...READING, audience: 'partner key', permits: 'queries' }, { authentication }),
    async (_request, reply) => {
      const lag = delay.percentile(99) / 1e9;
      delay.reset();
      const text = writeMetrics(await readMetrics(payload, lag, new Date()));
      return reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8').send(text);
    },
  );
}

/** @param lag delay of the event loop since the last reading, its 99th percentile, in seconds */
async function readMetrics(payload: Payload, lag: number, now: Date): Promise<Metric[]> {
  const [health, preparing] = await Promise.all([readHealth(payload, now), isPreparing(payload)]);
  const { heapUsed, rss } = process.memoryUsage();
  const one = (name: string, help: string, value: number): Metric => ({ name, help, values: { '': value } });
  return [
    { name: 'rihla_info', help: 'The version that runs.', values: { [`{version="${health.version}"}`]: 1 } },
    one('rihla_launched', 'Whether the site is launched.', preparing ? 0 : 1),
    one('process_uptime_seconds', 'Since this process began.', process.uptime()),
    one('process_resident_memory_bytes', 'Resident memory.', rss),
    one('nodejs_heap_used_bytes', 'Used heap of JavaScript.', heapUsed),
    one('nodejs_eventloop_lag_p99_seconds', 'Delay of the event loop since the last reading.', lag),
    ...(health.freeBytes === undefined
      ? []
      : [one('rihla_disk_free_bytes', 'Free on the fullest disk.', health.freeBytes)]),
    one('rihla_disk_floor_bytes', 'Below it files of visitors are refused.', health.floorBytes),
    one('rihla_backup_last_timestamp_seconds', 'Last backup; 0: none.', (health.lastBackup?.getTime() ?? 0) / 1000),
    {
      name: 'rihla_mails',
      help: 'Mails that have not left.',
      values: { '{state="waiting"}': health.mailsWaiting, '{state="failed"}': health.mailsFailed },
    },
    {
      name: 'rihla_jobs',
      help: 'Scheduled publishing.',
      values: {
        '{state="waiting"}': health.jobsWaiting,
        '{state="late"}': health.jobsLate,
        '{state="failed"}': health.jobsFailed,
      },
    },
  ];
}

/** Writes metrics, all of them gauges. */
export function writeMetrics(metrics: readonly Metric[]): string {
  const lines = metrics.flatMap(({ help, name, values }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} gauge`,
    ...Object.entries(values).map(([labels, value]) => `${name}${labels} ${Number.isFinite(value) ? value : '+Inf'}`),
  ]);
  return `${lines.join('\n')}\n`;
}

function isToken(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}
