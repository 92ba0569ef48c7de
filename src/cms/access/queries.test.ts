import type { CollectionSlug, FlattenedField, Payload, TypedUser } from 'payload';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPost, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';

/** Secret fields that Payload keeps of an account. */
const SECRETS = [
  'hash',
  'salt',
  'sessions',
  'resetPasswordToken',
  'resetPasswordExpiration',
  'resetPasswordRequestedAt',
  'loginAttempts',
  'lockUntil',
  'invitation',
];
/** What subscribers' links are signed with, and their counters. */
const OF_SUBSCRIBERS = ['key', 'askKey', 'confirmations', 'revision'];
/** Credentials and counters of a traveller's account. */
const OF_CUSTOMERS = ['passwordHash', 'sessions', 'attempts', 'usedLinks'];
const WHO = ['visitor', 'guide', 'bookings', 'author', 'editor', 'admin'] as const;
type Who = (typeof WHO)[number];

interface Path {
  path: string;
  /** The field names on the path, each with the collection it belongs to. */
  steps: [owner: string, name: string][];
}

/** Every path of a collection's fields, and of those of related documents. */
function pathsOf(payload: Payload, slug: CollectionSlug, hops = 1): Path[] {
  const walk = (fields: readonly FlattenedField[], before: Path, depth: number): Path[] =>
    fields.flatMap((field) => {
      const here: Path = {
        path: [before.path, field.name].filter(Boolean).join('.'),
        steps: [...before.steps, [slug, field.name]],
      };
      const inside = 'flattenedFields' in field ? walk(field.flattenedFields, here, depth) : [];
      return [here, ...inside, ...(depth > 0 ? related(field, here, depth) : [])];
    });
  const related = (field: FlattenedField, here: Path, depth: number): Path[] => {
    if (field.type !== 'relationship' && field.type !== 'upload') return [];
    if (Array.isArray(field.relationTo)) return [];
    return pathsOf(payload, field.relationTo, depth - 1).map(({ path, steps }) => ({
      path: `${here.path}.${path}`,
      steps: [...here.steps, ...steps],
    }));
  };
  return walk(payload.collections[slug].config.flattenedFields, { path: '', steps: [] }, hops);
}

/** @param opened collections that they may read */
function mayAsk(who: Who, { steps }: Path, opened: ReadonlySet<string>): boolean {
  return steps.every(([owner, name], index) => {
    if (!opened.has(owner)) return false;
    // Internal, for redirects; in no response.
    if (name === 'publicPath') return false;
    if (owner === 'subscribers') return !OF_SUBSCRIBERS.includes(name);
    if (owner === 'customers') return !OF_CUSTOMERS.includes(name);
    if (owner !== 'users') return true;
    if (SECRETS.includes(name)) return false;
    if (name === 'invitedUntil') return who === 'admin';
    if (name === 'email') return who === 'editor' || who === 'admin';
    // The response itself contains the author's id; nothing else of an account is public.
    return who !== 'visitor' || (name === 'id' && index === steps.length - 1);
  });
}

describeEachDatabase('querying a list', (db) => {
  let users: Record<Who, (TypedUser & { collection: 'users' }) | null>;
  beforeEach(async () => {
    const build = (role: Exclude<Who, 'visitor'>) => buildUser(db.payload, role);
    users = {
      visitor: null,
      guide: await build('guide'),
      bookings: await build('bookings'),
      author: await build('author'),
      editor: await build('editor'),
      admin: await build('admin'),
    };
  });

  // Access is checked before any database is asked; that each database then accepts the query is tested for the lowest
  // and the highest role.
  it.each(db.kind === 'sqlite' ? WHO : (['visitor', 'admin'] as const))(
    'filters for a %s only by readable fields',
    async (who) => {
      const asked = { overrideAccess: false, req: { payloadAPI: 'REST' }, user: users[who] } as const;
      const wrong: string[] = [];
      let refused = 0;
      const opened = new Set<CollectionSlug>();
      for (const slug of Object.keys(db.payload.collections) as CollectionSlug[])
        if ((await refusalOf(db.payload.count({ collection: slug, ...asked }))) === undefined) opened.add(slug);
      // The database answers the lowest and the highest role.
      const counted = vi.spyOn(db.payload.db, 'count');
      if (who !== 'visitor' && who !== 'admin') counted.mockResolvedValue({ totalDocs: 0 });
      for (const slug of opened) {
        for (const path of pathsOf(db.payload, slug)) {
          const where = { [path.path]: { exists: true } };
          const refusal = await refusalOf(db.payload.count({ collection: slug, where, ...asked }));
          // Some allowed paths, such as a whole group, cannot be queried by the database.
          const isRight = mayAsk(who, path, opened) ? !refusal?.includes('cannot be filtered') : refusal !== undefined;
          if (refusal) refused += 1;
          if (!isRight) wrong.push(`${slug}: ${path.path} ${refusal ?? 'was answered'}`);
        }
      }
      expect(wrong).toEqual([]);
      // No list is open to visitors, so there is nothing to filter.
      if (who === 'visitor') expect(opened.size).toBe(0);
      else expect(refused).toBeGreaterThan(SECRETS.length);
    },
    120_000,
  );

  describe('of articles', () => {
    let rest: Record<Who, Rest>;
    beforeEach(async () => {
      const author = await buildUser(db.payload, 'author');
      await buildPost(db.payload, { author: author.id });
      rest = {} as typeof rest;
      for (const who of WHO) rest[who] = await restClient(db.payload, users[who] ?? undefined);
    });

    it.each(['layout', 'version.layout'])('compares no structure: %s', async (path) => {
      const list = path.startsWith('version') ? '/posts/versions' : '/posts';
      for (const compared of ['like', 'equals', 'in'])
        expect((await rest.author('GET', `${list}?where[${path}][${compared}]=x`)).status).toBe(400);
      expect((await rest.author('GET', `${list}?where[${path}][exists]=true`)).status).toBe(200);
    });

    const roundabout = [
      '/posts?where[author.sessions.id][like]=a',
      '/posts?where[author][sessions.id][like]=a',
      '/posts?where[author__sessions__id][like]=a',
      '/posts?where[or][0][and][0][author.sessions.id][exists]=true',
      '/posts?where[OR][0][author.hash][exists]=true',
      '/posts/count?where[author.sessions.createdAt][less_than]=2030-01-01',
      '/posts?where[related][contains][author.sessions.id][exists]=true',
      '/posts/versions?where[version.author.sessions.id][like]=a',
      '/posts/versions?sort=-version.author.sessions.id',
      '/posts?sort=title,-author.sessions.id',
      '/posts?sort=author__salt',
      '/users?where[sessions.id][like]=a',
      '/users?sort=hash',
      '/payload-locked-documents?where[user.value.sessions.id][like]=a',
    ];
    it.each(roundabout)('reveals nothing about accounts to “%s”', async (path) => {
      for (const who of WHO) expect((await rest[who]('GET', path)).status, who).toBeGreaterThanOrEqual(400);
    });

    it('changes or deletes nothing through such a query', async () => {
      for (const [method, body] of [
        ['PATCH', { title: 'Found' }],
        ['DELETE', undefined],
      ] as const) {
        const { status, text } = await rest.admin(method, '/posts?where[author.sessions.id][exists]=false', body);
        expect(status).toBe(400);
        expect(text).toContain('Lists cannot be filtered or sorted by “author.sessions.id”.');
      }
      expect((await db.payload.count({ collection: 'posts' })).totalDocs).toBe(1);
    });

    it('returns no distinct values of a secret field', async () => {
      const list = (field: string) =>
        db.payload.findDistinct({ collection: 'users', field, overrideAccess: false, user: users.admin } as never);
      await expect(list('sessions.id')).rejects.toThrow('cannot be filtered');
      await expect(list('role')).resolves.toMatchObject({ totalDocs: 5 });
    });

    it('answers alike for a secret field and one that does not exist', async () => {
      const [secret, none] = await Promise.all(
        ['hash', 'none'].map((field) => rest.author('GET', `/users?where[${field}][exists]=true`)),
      );
      expect(secret?.status).toBe(none?.status);
      expect(secret?.text.replace('hash', 'none')).toBe(none?.text);
    });

    it('cannot query inside a layout', async () => {
      for (const path of ['layout.blockType', 'layout.blocks.text', 'version.layout.text']) {
        const of = path.startsWith('version') ? '/pages/versions' : '/pages';
        const { status } = await rest.admin('GET', `${of}?where[${path}][equals]=quote`);
        expect(status, path).toBe(400);
      }
    });

    it('still works for the studio', async () => {
      for (const path of [
        '/posts?where[or][0][title][like]=a&where[or][1][author][equals]=1&sort=-updatedAt',
        '/posts?where[author.name][like]=a',
        '/posts?where[_status][equals]=draft&sort=author.name',
        '/posts/versions?where[and][0][parent][equals]=1&where[and][1][latest][equals]=true&sort=-version.updatedAt',
        '/payload-locked-documents?where[document.relationTo][equals]=posts&where[document.value][equals]=1',
        '/users?where[name][like]=a&where[role][in]=admin,editor',
      ]) {
        for (const who of ['author', 'editor', 'admin'] as const)
          expect((await rest[who]('GET', path)).status, `${who} ${path}`).toBe(200);
      }
    });
  });
});

async function refusalOf(run: Promise<unknown>): Promise<string | undefined> {
  return run.then(
    () => undefined,
    (error: Error) => error.message,
  );
}
