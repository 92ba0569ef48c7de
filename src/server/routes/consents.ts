import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';
import { refuseForeign } from '../plugins/refuseForeign.ts';

/** A choice is some 150 bytes. */
const MAX_CONSENT_BYTES = 1024;

/** How long a proof may be asked for. */
const YEARS_KEPT = 3;

/** Records removed at most for each new one: more than come, so that none stay, and never a long wait. */
const REMOVED_AT_ONCE = 20;

interface ConsentBody {
  consentId: string;
  revision: number;
  accepted: ('necessary' | 'analytics' | 'advertising')[];
  language: string;
}

const CONSENT_BODY = {
  type: 'object',
  required: ['consentId', 'revision', 'accepted', 'language'],
  additionalProperties: false,
  properties: {
    consentId: { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' },
    revision: { type: 'integer', minimum: 1, maximum: 1_000_000 },
    accepted: {
      type: 'array',
      maxItems: 3,
      uniqueItems: true,
      items: { enum: ['necessary', 'analytics', 'advertising'] },
    },
    language: { type: 'string', pattern: '^[a-z]{2}(-[A-Za-z]{2,4})?$' },
  },
};

/** `POST /wp-json/rihla/v1/consents`: proof of a choice, with nothing that tells who made it. */
export function registerConsents(app: FastifyInstance, options: { payload: Payload; publicUrl: string }): void {
  const { payload, publicUrl } = options;
  app.post<{ Body: ConsentBody }>(
    '/wp-json/rihla/v1/consents',
    {
      bodyLimit: MAX_CONSENT_BYTES,
      config: { rateLimit: RATE_LIMITS.consents },
      schema: { body: CONSENT_BODY },
      preHandler: async (request) => refuseForeign(request, publicUrl),
    },
    async (request, reply) => {
      const { accepted, consentId, language, revision } = request.body;
      await payload.create({ collection: 'consent-records', data: { accepted, consentId, language, revision } });
      await removeOldRecords(payload);
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}

async function removeOldRecords(payload: Payload): Promise<void> {
  const limit = new Date();
  limit.setFullYear(limit.getFullYear() - YEARS_KEPT);
  const { docs } = await payload.find({
    collection: 'consent-records',
    where: { createdAt: { less_than: limit.toISOString() } },
    limit: REMOVED_AT_ONCE,
    pagination: false,
    depth: 0,
    select: {},
  });
  if (docs.length === 0) return;
  await payload.delete({ collection: 'consent-records', where: { id: { in: docs.map(({ id }) => id) } } });
}
