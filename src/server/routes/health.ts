import type { FastifyInstance } from 'fastify';
import type { FaultLog } from '../faults/faultLog.ts';
import { inTime } from '../inTime.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';

export interface HealthChecks {
  /** True from the stop signal on. */
  isStopping(): boolean;
  /** Checks by name; one that rejects makes the process not ready. */
  checks: Record<string, () => Promise<void>>;
  faults: FaultLog;
}

/** Timeout of one check, in ms: a database that hangs counts as down. */
const CHECK_TIMEOUT_MS = 3_000;

/** Health checks. `/healthz`: liveness. `/readyz`: readiness; a 503 names the failed checks. */
export function registerHealth(app: FastifyInstance, { isStopping, checks, faults }: HealthChecks): void {
  app.get('/healthz', endpoint(READING), async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', endpoint(READING), async (_request, reply) => {
    const results: Record<string, 'failed' | 'ok'> = {};
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await inTime(check(), CHECK_TIMEOUT_MS);
          results[name] = 'ok';
          faults.clear(`check ${name}`, 'A readiness check succeeds again.');
        } catch (error) {
          faults.report(`check ${name}`, error, 'A readiness check failed.');
          results[name] = 'failed';
        }
      }),
    );
    const isReady = !isStopping() && Object.values(results).every((result) => result === 'ok');
    const status = isStopping() ? 'stopping' : isReady ? 'ready' : 'not ready';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status, checks: results });
  });
}
