import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import type { User } from '../../../src/cms/payload-types.ts';
import {
  buildCategory,
  buildDeparture,
  buildDestination,
  buildMedia,
  buildMenu,
  buildPage,
  buildPost,
  buildRedirect,
  buildTag,
  buildTemplate,
  buildTour,
  buildTourType,
  buildTranslation,
  buildUser,
} from '../../support/factories.ts';
import { openSession } from '../../support/requests/rest.ts';

export const ROLES = ['stranger', 'guide', 'bookings', 'translator', 'author', 'editor', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** An endpoint of the access table: a method and a route pattern. */
export interface Door {
  method: string;
  pattern: string;
  /** The collection of its document. */
  collection?: string;
}

/** Documents created by another user, so that no role owns them; recreated after deletion. */
const BUILDERS: Record<string, (payload: Payload) => Promise<{ id: number }>> = {
  categories: buildCategory,
  media: buildMedia,
  menus: buildMenu,
  pages: buildPage,
  posts: buildPost,
  redirects: buildRedirect,
  tags: buildTag,
  templates: buildTemplate,
  tours: buildTour,
  departures: buildDeparture,
  destinations: buildDestination,
  'tour-types': buildTourType,
  translations: buildTranslation,
  users: (payload) => buildUser(payload, 'editor'),
};

/** Sample values of parameters other than ids. */
const SAMPLES: Record<string, string> = {
  ':collection': 'pages',
  ':filename': 'none.webp',
  ':key': 'nav',
  ':name': 'none.webp',
  ':slug': 'site',
  ':token': 'none',
  '*': 'none',
};

/** All endpoints of Payload's API in the running configuration. */
export function listApiDoors({ collections, config, globals }: Payload): Door[] {
  const inCollections = Object.entries(collections).flatMap(
    ([
      slug,
      {
        config: { endpoints },
      },
    ]) => (endpoints || []).map((endpoint) => ({ ...door(`/${slug}`, endpoint), collection: slug })),
  );
  const inGlobals = globals.config.flatMap(({ endpoints, slug }) =>
    (endpoints || []).map((endpoint) => door(`/globals/${slug}`, endpoint)),
  );
  return [...inCollections, ...inGlobals, ...config.endpoints.map((endpoint) => door('', endpoint))];
}

function door(prefix: string, { method, path }: { method: string; path: string }): Door {
  return { method: method.toUpperCase(), pattern: `/api${prefix}${path === '/' ? '' : path}` };
}

/** All routes of the server itself; HEAD is the same as GET. */
export function listServerDoors({ routeMethods }: FastifyInstance): Door[] {
  return [...routeMethods].flatMap(([pattern, methods]) =>
    [...methods].filter((method) => method !== 'HEAD').map((method) => ({ method, pattern })),
  );
}

/** The endpoints missing in a table. */
export function findUnlisted(doors: readonly Door[], table: string): string[] {
  const listed = new Set([...table.matchAll(/^(\S+) +(\S+) /gm)].map(([, method, pattern]) => `${method} ${pattern}`));
  return doors.map(({ method, pattern }) => `${method} ${pattern}`).filter((door) => !listed.has(door));
}

/** Requests every endpoint in every role, and writes the responses as a table: a line per endpoint, a status per role. */
export async function writeDoorTable(app: FastifyInstance, payload: Payload, doors: Door[]): Promise<string> {
  const knock = await createKnock(app, payload);
  const lines: string[] = [];
  for (const each of doors) {
    const first = await knock(each, 'stranger');
    // Other methods of a path, which the configuration lists as well.
    if (first === 405 || (each.method === 'OPTIONS' && first === 204)) continue;
    const statuses = [first];
    for (const role of ROLES.slice(1)) statuses.push(await knock(each, role));
    lines.push(
      `${each.method.padEnd(7)} ${each.pattern.padEnd(52)} ${statuses.map((s) => String(s).padEnd(8)).join(' ')}`,
    );
  }
  const head = `${'method'.padEnd(7)} ${'address'.padEnd(52)} ${ROLES.map((role) => role.padEnd(8)).join(' ')}`;
  return [head, '', ...lines].map((line) => line.trimEnd()).join('\n');
}

type Knock = (door: Door, role: Role) => Promise<number>;

async function createKnock(app: FastifyInstance, payload: Payload): Promise<Knock> {
  const accounts = new Map<Role, User>();
  for (const role of ROLES) if (role !== 'stranger') accounts.set(role, await buildUser(payload, role));
  const sessions = new Map<Role, string>();
  const made = new Map<string, number>();
  let visitors = 0;
  const idIn = async (collection: string | undefined): Promise<number> => {
    const build = BUILDERS[collection ?? ''];
    if (!collection || !build) return 1;
    const id = made.get(collection) ?? (await build(payload)).id;
    made.set(collection, id);
    return id;
  };
  return async ({ collection, method, pattern }, role) => {
    const id = await idIn(collection);
    const account = accounts.get(role);
    const session = account && (sessions.get(role) ?? (await openSession(payload, account)));
    if (session) sessions.set(role, session);
    // The rate limit applies per IP address, whatever the role.
    visitors += 1;
    const { statusCode } = await app.inject({
      method: method as 'GET',
      url: addressOf(method, pattern, id),
      remoteAddress: `10.0.${visitors >> 8}.${visitors & 255}`,
      headers: session ? { authorization: `JWT ${session}` } : {},
      ...(/^(PATCH|POST|PUT)$/.test(method) && { payload: {} }),
    });
    if (collection && method === 'DELETE' && statusCode < 400) made.delete(collection);
    // Some endpoints of accounts end sessions.
    if (collection === 'users' || !collection) sessions.clear();
    return statusCode;
  };
}

function addressOf(method: string, pattern: string, id: number): string {
  const address = pattern.replace(/:\w+\??|\*/g, (name) => SAMPLES[name] ?? String(id));
  // A bulk operation is limited to one document.
  const isOfMany = pattern.split('/').length === 3 && /^(DELETE|PATCH)$/.test(method);
  return isOfMany ? `${address}?where[id][equals]=${id}` : address;
}
