import type { Payload } from 'payload';
import type { ViteDevServer } from 'vite';
import type { Env } from '../../src/env.ts';
import { findIslands } from '../../src/islands/findIslands.ts';
import { devManifest } from '../../src/islands/manifest.ts';
import type { SiteAssets, SiteRenderer } from '../../src/pages/siteRenderer.ts';
import { LOADER_PATH } from './serveLoader.ts';

export interface DevSiteOptions {
  vite: ViteDevServer;
  payload: Payload;
  env: Env;
  root: string;
  fonts: SiteAssets['fonts'];
}

type SiteModule = typeof import('../../src/pages/site.ts');

/** The site's renderer, reloaded whenever one of its files has changed; nothing is cached. */
export async function createDevSite({ vite, payload, env, root, fonts }: DevSiteOptions): Promise<SiteRenderer> {
  let loaded: SiteModule | undefined;
  let current: SiteRenderer | undefined;

  async function load(): Promise<SiteRenderer> {
    // Vite returns the same module until one of its files changes.
    const module = (await vite.ssrLoadModule('/src/pages/site.ts')) as SiteModule;
    if (current && module === loaded) return current;
    loaded = module;
    const names = findIslands(root).map(({ name }) => name);
    current = module.createSite({
      payload,
      env,
      assets: { resolveIsland: devManifest(names), loader: LOADER_PATH, fonts },
      onProblem: ({ message, path, error }) => payload.logger.error({ err: error, path, msg: message }),
    });
    return current;
  }

  return {
    cacheKey: ({ path, query }) => `${path}?${query}`,
    prepare: async () => (await load()).prepare(),
    liveSearch: async (...asked) => ({ ...(await (await load()).liveSearch(...asked)), cacheable: false }),
    countedPath: async (path) => (await load()).countedPath(path),
    // Routes are registered once, so a change needs a restart.
    formEndpoints: (await load()).formEndpoints,
    fontFacesOf: (await load()).fontFacesOf,
    queryEndpoints: (await load()).queryEndpoints,
    scheduledJobs: (await load()).scheduledJobs,
    notice: async (notice) => (await load()).notice(notice),
    answered: async (path, answered, cookies) => (await load()).answered(path, answered, cookies),
    personal: async (names, request, cookies) => (await load()).personal(names, request, cookies),
    fragments: (await load()).fragments.map((known) => ({
      ...known,
      async respond(id) {
        const { respond } = (await load()).fragments.find(({ name }) => name === known.name) ?? known;
        return { ...(await respond(id)), cacheable: false };
      },
    })),
    calls: (await load()).calls.map((known) => ({
      ...known,
      async settle(asked) {
        const { settle } = (await load()).calls.find(({ name }) => name === known.name) ?? known;
        const settled = await settle(asked);
        return settled && 'key' in settled ? { ...(await settled.make()), cacheable: false } : settled;
      },
    })),
    respond: async (request) => ({ ...(await (await load()).respond(request)), cacheable: false }),
    asks: (query) => current?.asks(query) ?? true,
    variant: async (page, query) => (await load()).variant(page, query),
    refresh: async (input) => ({ ...(await (await load()).refresh(input)), cacheable: false }),
    preview: async (input) => (await load()).preview(input),
  };
}
