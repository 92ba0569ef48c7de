import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Env } from '../../env.ts';
import { endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { serveFiles } from '../plugins/serveFiles.ts';
import { createBucket } from './bucket.ts';

/** Uploads are immutable under their names, may be embedded by other sites, and run nothing if opened as a page. */
const MEDIA_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
};

/** `/media/*`: the operator's pictures, from the data folder or from the bucket. */
export const media = fp(
  async (app: FastifyInstance, { env }: { env: Pick<Env, 'dataDir' | 's3'> }) => {
    if (env.s3) serveBucket(app, env.s3);
    else await serveFolder(app, join(env.dataDir, 'media'));
  },
  { name: 'media' },
);

async function serveFolder(app: FastifyInstance, root: string): Promise<void> {
  mkdirSync(root, { recursive: true });
  await serveFiles(app, '/media/', {
    root,
    cacheControl: false,
    dotfiles: 'ignore',
    index: false,
    setHeaders: (reply) => {
      for (const [name, value] of Object.entries(MEDIA_HEADERS)) reply.header(name, value);
    },
  });
}

function serveBucket(app: FastifyInstance, settings: NonNullable<Env['s3']>): void {
  const bucket = createBucket(settings);
  app.get<{ Params: { name: string } }>('/media/:name', endpoint(READING), async (request, reply) => {
    const { range, 'if-none-match': ifNoneMatch } = request.headers;
    // Pictures have no folder in their names; visitors' uploads have one, and no public URL.
    if (request.params.name.includes('/')) return reply.callNotFound();
    const file = await bucket.open(request.params.name, { range, ifNoneMatch, signal: request.signal });
    if (!file) return reply.callNotFound();
    reply.code(file.status).headers(MEDIA_HEADERS).header('accept-ranges', 'bytes');
    if (file.etag) reply.header('etag', file.etag);
    if (file.contentRange) reply.header('content-range', file.contentRange);
    if (!file.body) return reply.send();
    reply.type(file.mimeType ?? 'application/octet-stream');
    if (file.size !== undefined) reply.header('content-length', file.size);
    if (request.method !== 'HEAD') return reply.send(file.body);
    // HEAD: otherwise the whole file would be read from the bucket for nothing.
    file.body.destroy();
    return reply.send(Readable.from([]));
  });
}
