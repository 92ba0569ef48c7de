import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import { type Env, readEnv } from '../env.ts';
import { fragmentAnswers } from '../pages/answers/fragmentAnswers.ts';
import type { SiteRenderer } from '../pages/siteRenderer.ts';
import type { SiteRequest, SiteResponse } from '../pages/siteTypes.ts';
import { parts } from '../parts/registry.ts';
import { DEFAULT_LOCALE, joinLocale, type LocaleCode } from '../shared/locales.ts';
import { type AppOptions, buildApp } from './app.ts';

/** A fake site with one render function; `asked` lists the requested paths. */
export function fakeSite(
  respond: (request: SiteRequest) => SiteResponse | Promise<SiteResponse>,
): SiteRenderer & { asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    cacheKey: ({ path, query }) => (query.has('s') ? `${path}?s=${query.get('s')}` : path),
    respond: async (request) => {
      asked.push(request.path);
      return respond(request);
    },
    asks: () => false,
    variant: async () => ({ query: '', listings: new Map() }),
    refresh: async () => page('{}', { headers: { 'content-type': 'application/json' } }),
    fontFacesOf: () => '',
    prepare: async () => undefined,
    countedPath: async (path) => path,
    liveSearch: async (words, limit, locale) => {
      asked.push(`${words} ${limit}${locale === DEFAULT_LOCALE ? '' : ` ${locale}`}`);
      return respond({ path: '/wp-json/rihla/v1/search/', query: new URLSearchParams({ s: words }) });
    },
    fragments: [
      ...fragmentAnswers(parts, () => async () => undefined),
      ...[...parts].flatMap(({ files = [] }) => files),
    ].map(({ name, readId, route, ...others }) => ({
      ...('isSpoken' in others && { isSpoken: true as const }),
      name,
      readId,
      route,
      async respond(id: number, locale: LocaleCode = DEFAULT_LOCALE) {
        const path = joinLocale({ locale, path: route.replace(':id', String(id)) });
        asked.push(path);
        return respond({ path, query: new URLSearchParams() });
      },
    })),
    calls: [...parts].flatMap(({ calls = [] }) =>
      // Authentication is left to the call itself.
      calls.map(({ authenticate: _, ...call }) => ({
        ...call,
        async settle() {
          asked.push(call.route);
          return respond({ path: call.route, query: new URLSearchParams() });
        },
      })),
    ),
    formEndpoints: [...parts].flatMap(({ formEndpoints = [] }) => formEndpoints),
    queryEndpoints: [...parts].flatMap(({ queryEndpoints = [] }) => queryEndpoints),
    scheduledJobs: [],
    notice: async ({ paragraphs, title }) => ({ html: [title, ...paragraphs].join('\n'), headers: {} }),
    answered: async (path, { message }) => ({ html: `${path} ${message ?? ''}`, headers: {} }),
    personal: async () => undefined,
    preview: async ({ kind, slug, id }) => page(`preview of ${kind} ${slug} ${id}`),
  };
}

/** A page as returned by the renderer. */
export function page(body: string, facts: Partial<SiteResponse> = {}): SiteResponse {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'" };
  return { status: 200, headers, body, cacheable: true, tags: ['page'], ...facts };
}

/** A new, empty data folder. */
export function temporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'rihla-server-'));
}

/** Settings of a process with an empty data folder. */
export function testEnv(changes: Partial<Env> = {}): Env {
  return { ...readEnv({ DATA_DIR: temporaryFolder(), PUBLIC_URL: 'http://localhost:3000' }), ...changes };
}

/** A reachable, empty database. */
const EMPTY = { db: { findGlobal: async () => ({}) } } as unknown as Payload;

/** Header of staff at {@link WITH_STAFF}. */
export const STAFF = { authorization: 'JWT staff' } as const;

/** A database in which a request with the header {@link STAFF} belongs to staff. */
export const WITH_STAFF = {
  db: { findGlobal: async () => ({}) },
  authStrategies: [
    {
      name: 'header',
      authenticate: async ({ headers }: { headers: Headers }) => ({
        user: headers.get('authorization') === STAFF.authorization ? { collection: 'users' } : null,
      }),
    },
  ],
} as unknown as Payload;

/** The server over a fake site; without `payload` the database answers health checks and nothing else. */
export function buildTestApp(options: Partial<AppOptions> = {}): Promise<FastifyInstance> {
  return buildApp({ env: testEnv(), payload: EMPTY, site: fakeSite(() => page('<h1>Hello</h1>')), ...options });
}
