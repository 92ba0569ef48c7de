import type { FastifyInstance } from 'fastify';
import { CLAIM_LIMIT, CLAIM_PATH, claimPage } from '../claim/claimEndpoint.ts';
import type { Claim } from '../claim/createClaim.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { shedWhenBusy } from '../plugins/pressure.ts';

/** `GET /claim/{token}/`: the form for the first account. A wrong or used token answers 404. */
export function registerClaim(app: FastifyInstance, claim: Claim): void {
  const rate = app.rateLimit({ max: CLAIM_LIMIT.max, timeWindow: 60_000 });
  const policy = { ...READING, audience: 'secret link', rate: CLAIM_LIMIT } as const;
  app.get<{ Params: { token: string } }>(
    CLAIM_PATH,
    endpoint(policy, { rate, load: shedWhenBusy(app) }),
    async (request, reply) => {
      if (!claim.accepts(request.params.token)) return reply.callNotFound();
      const { headers, html } = claimPage();
      return reply.headers(headers).type('text/html; charset=utf-8').send(html);
    },
  );
}
