import type { FastifyInstance } from 'fastify';

export interface HealthChecks {
  /** True from the moment the process was told to stop. */
  isStopping(): boolean;
  /** Each check by name; one that rejects makes the process not ready. */
  checks: Record<string, () => Promise<void>>;
}

/** Time one check may take, in ms: a database that hangs is as good as away. */
const CHECK_TIMEOUT_MS = 3_000;

/** `/healthz`: the process lives. `/readyz`: it can do its work; 503 names what it lacks. */
export function registerHealth(app: FastifyInstance, { isStopping, checks }: HealthChecks): void {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    const results: Record<string, 'failed' | 'ok'> = {};
    await Promise.all(
      Object.entries(checks).map(async ([name, check]) => {
        try {
          await inTime(check());
          results[name] = 'ok';
        } catch (error) {
          request.log.error({ err: error, check: name }, 'A readiness check failed.');
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

async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer after ${CHECK_TIMEOUT_MS} ms.`)), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
