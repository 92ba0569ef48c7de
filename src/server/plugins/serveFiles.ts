import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the files below a prefix (`/media/`) from a folder, by their names as they are asked for.
 *
 * The wildcard route of `@fastify/static` lists the whole folder on each request, to compare the spelling on file systems that ignore case.
 * That takes longer the more files there are, and a site with 10,000 pictures has 140,000.
 */
export async function serveFiles(
  app: FastifyInstance,
  prefix: string,
  options: Omit<FastifyStaticOptions, 'prefix' | 'serve'>,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { ...options, serve: false } as FastifyStaticOptions);
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => reply.sendFile(request.params['*']));
  });
}
