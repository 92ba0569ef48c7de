import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { countChatClick } from '../../cms/database/countChatClick.ts';
import type { SiteRenderer } from '../../pages/site.ts';
import { notFound } from '../errors.ts';
import { RATE_LIMITS } from '../plugins/rateLimit.ts';
import { refuseForeign } from '../plugins/refuseForeign.ts';

const ADDRESS = '/wp-json/rihla/v1/chat-clicks';
/** An id and a path. */
const MAX_BYTES = 4096;

const BODY = {
  type: 'object',
  required: ['account', 'path'],
  additionalProperties: false,
  properties: {
    account: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    path: { type: 'string', pattern: '^/', maxLength: 2048 },
  },
};

interface ChatClickRoute {
  Body: { account: number; path: string };
}

export interface ChatClicksOptions {
  payload: Payload;
  site: Pick<SiteRenderer, 'countedPath'>;
  publicUrl: string;
  now?: () => Date;
}

/** Counts a click on a chat account, by account, page and day: nothing of who clicked is kept. */
export function registerChatClicks(
  app: FastifyInstance,
  { now = () => new Date(), payload, publicUrl, site }: ChatClicksOptions,
): void {
  app.post<ChatClickRoute>(
    ADDRESS,
    {
      bodyLimit: MAX_BYTES,
      config: { rateLimit: RATE_LIMITS.chatClicks },
      schema: { body: BODY },
      onRequest: async (request) => refuseForeign(request, publicUrl),
    },
    async ({ body }, reply) => {
      const { account, path } = body;
      if (!(await isKnown(account, payload))) throw notFound();
      await countChatClick(payload, {
        account,
        path: await site.countedPath(path),
        day: now().toISOString().slice(0, 10),
      });
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}

/** Inline buttons lead to accounts that the box need not list, so any that staff have made counts. */
async function isKnown(id: number, payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({ collection: 'chat-accounts', where: { id: { equals: id } } });
  return totalDocs > 0;
}
