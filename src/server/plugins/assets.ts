import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { serveFiles } from './serveFiles.ts';

/** Static files of the build with a hash in their names: browsers cache them for a year; sent as compressed at build time. */
export const assets = fp(
  async (app: FastifyInstance, { root }: { root: string }) => {
    await serveFiles(app, '/assets/', {
      root,
      dotfiles: 'ignore',
      index: false,
      immutable: true,
      // The hash in its name is the version.
      lastModified: false,
      maxAge: '1y',
      preCompressed: true,
    });
  },
  { name: 'assets' },
);
