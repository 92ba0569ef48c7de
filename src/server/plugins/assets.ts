import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/** Files of the build whose names carry their hash: kept by browsers for a year, sent as compressed at build time. */
export const assets = fp(
  async (app: FastifyInstance, { root }: { root: string }) => {
    await app.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      decorateReply: false,
      dotfiles: 'ignore',
      index: false,
      immutable: true,
      // Its name says which version it is.
      lastModified: false,
      maxAge: '1y',
      preCompressed: true,
    });
  },
  { name: 'assets' },
);
