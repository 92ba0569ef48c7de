import type { Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import type { PresenceAnswer } from '../../shared/presence.ts';
import { readRowId } from '../../shared/rowId.ts';
import { t } from '../../shared/studioWords/t.ts';
import { roleOf } from '../access/roles.ts';
import { refuse } from '../endpoints/refuse.ts';
import { slugOf } from '../slugOf.ts';
import { createPresence } from './presence.ts';
import { createSharedPresence } from './sharedPresence.ts';

const presence = createPresence(Date.now);
const askOthers = createSharedPresence(Date.now);

/**
 * `POST /api/presence`: heartbeat of a studio window that has a document open, or (`isLeaving`) closes it; the response
 * lists who else has it open.
 */
export const presenceEndpoint: Endpoint = {
  path: '/presence',
  method: 'post',
  handler: async (req) => {
    const user = req.user as { id: number | string; name?: string } | null;
    if (!user || !roleOf(req)) return refuse(403, t('Sign in to see who edits a document.'));
    const { document, isLeaving, window } = ((await req.json?.()) ?? {}) as Record<string, unknown>;
    if (typeof document !== 'string' || typeof window !== 'string' || window.length > 64)
      return refuse(400, t('Say which document is open (“pages/7” or “globals/site”), and in which window.'));
    if (isLeaving === true) {
      presence.leave(document, window, user);
      return Response.json({ others: [], updatedAt: null } satisfies PresenceAnswer);
    }
    const version = await readVersion(req, document);
    if (version === undefined) return refuse(404, t('There is no such document, or you may not read it.'));
    const person = { id: user.id, name: user.name ?? t('Somebody') };
    presence.see(document, window, person);
    // SQLite is for sites of one process.
    const elsewhere = req.payload.db.name === 'postgres' ? await askOthers(req.payload, presence.list()) : {};
    const others = presence.see(document, window, person, elsewhere);
    return Response.json({ others, updatedAt: version } satisfies PresenceAnswer);
  },
};

/** Time at which a document was last saved, if the requester may read it. */
async function readVersion(req: PayloadRequest, document: string): Promise<string | null | undefined> {
  const [slug = '', name = ''] = document.split('/');
  const { payload } = req;
  const query = { req, depth: 0, draft: true, overrideAccess: false, select: { updatedAt: true } } as const;
  try {
    if (slug === 'globals') {
      if (!payload.globals.config.some((each) => each.slug === name)) return undefined;
      // A global of this name exists, as checked above.
      const found = await payload.findGlobal({ ...query, slug: name as GlobalSlug });
      return stampOf(found) ?? null;
    }
    const id = payload.db.defaultIDType === 'number' ? readRowId(name) : name;
    if (!Object.hasOwn(payload.collections, slug) || id === undefined) return undefined;
    return stampOf(await payload.findByID({ ...query, collection: slugOf(slug), id, disableErrors: true }));
  } catch {
    // Payload throws when the document may not be read.
    return undefined;
  }
}

function stampOf(found: unknown): string | undefined {
  const { updatedAt } = (found ?? {}) as { updatedAt?: unknown };
  return updatedAt ? new Date(String(updatedAt)).toISOString() : undefined;
}
