import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { findInvited, INVITATION_PATH } from '../../cms/accounts/invitations.ts';
import { INVITATION_LIMIT, invitationPage } from '../claim/invitationEndpoint.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { shedWhenBusy } from '../plugins/pressure.ts';

/** `GET /invitation/{token}/`: page on which an invited user chooses a password. A wrong, used or old link answers 404. */
export function registerInvitation(app: FastifyInstance, payload: Payload): void {
  const rate = app.rateLimit({ max: INVITATION_LIMIT.max, timeWindow: 60_000 });
  const policy = { ...READING, audience: 'secret link', permits: 'queries', rate: INVITATION_LIMIT } as const;
  app.get<{ Params: { token: string } }>(
    INVITATION_PATH,
    endpoint(policy, { rate, load: shedWhenBusy(app) }),
    async (request, reply) => {
      if (!(await findInvited(payload, request.params.token, new Date()))) return reply.callNotFound();
      const { headers, html } = invitationPage();
      return reply.headers(headers).type('text/html; charset=utf-8').send(html);
    },
  );
}
