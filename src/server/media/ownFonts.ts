import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { readFont } from '../../cms/typefaces/fontFiles.ts';
import { OWN_FONT_FOLDER } from '../../styles/fonts/own/ownFamily.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';

/** Number of files kept in memory: those of one look, and of one that is tried. */
const MAX_KEPT = 16;

/** `/assets/own/*`: the files of own typefaces, for a year, since their names are their hashes. */
export function registerOwnFonts(app: FastifyInstance, payload: Pick<Payload, 'kv'>): void {
  const kept = new Map<string, Buffer>();
  app.get<{ Params: { name: string } }>(`${OWN_FONT_FOLDER}:name`, endpoint(READING), async (request, reply) => {
    const hash = /^([0-9a-f]{20})\.woff2$/.exec(request.params.name)?.[1];
    const file = hash && (kept.get(hash) ?? (await readFont(payload, hash)));
    if (!hash || !file) return reply.callNotFound();
    kept.set(hash, file);
    const [oldest] = kept.keys();
    if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    return reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(file);
  });
}
