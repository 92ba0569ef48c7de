import type { CollectionSlug, Payload, TypedUser } from 'payload';
import { expect, it } from 'vitest';
import {
  buildCategory,
  buildMedia,
  buildMenu,
  buildPage,
  buildPost,
  buildRedirect,
  buildTag,
  buildTemplate,
  buildUser,
  nextNumber,
} from '../../../tests/support/factories.ts';
import { describeEachDatabase } from '../../../tests/support/testDatabase.ts';

type Who = 'visitor' | 'author' | 'editor' | 'admin';
type Operation = 'create' | 'read' | 'update' | 'delete' | 'versions';

/** Who may do what with documents that somebody else made; `update` and `create` publish, where there is publishing. */
const TABLE: Record<string, Record<Who, Operation[]>> = {
  pages: {
    visitor: ['read'],
    author: ['read', 'versions'],
    editor: ['create', 'read', 'update', 'delete', 'versions'],
    admin: ['create', 'read', 'update', 'delete', 'versions'],
  },
  posts: {
    visitor: ['read'],
    author: ['read', 'versions'],
    editor: ['create', 'read', 'update', 'delete', 'versions'],
    admin: ['create', 'read', 'update', 'delete', 'versions'],
  },
  templates: {
    visitor: ['read'],
    author: ['read', 'versions'],
    editor: ['create', 'read', 'update', 'delete', 'versions'],
    admin: ['create', 'read', 'update', 'delete', 'versions'],
  },
  categories: {
    visitor: ['read'],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  tags: {
    visitor: ['read'],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  media: {
    visitor: ['read'],
    author: ['read'],
    editor: ['read', 'update', 'delete'],
    admin: ['read', 'update', 'delete'],
  },
  menus: {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  redirects: {
    visitor: [],
    author: ['read'],
    editor: ['create', 'read', 'update', 'delete'],
    admin: ['create', 'read', 'update', 'delete'],
  },
  users: { visitor: [], author: ['read'], editor: ['read'], admin: ['create', 'read', 'update', 'delete'] },
  'payload-jobs': { visitor: [], author: [], editor: [], admin: [] },
  'payload-kv': { visitor: [], author: [], editor: [], admin: [] },
};

const BUILDERS: Record<string, (payload: Payload) => Promise<{ id: number }>> = {
  pages: buildPage,
  posts: buildPost,
  templates: buildTemplate,
  categories: buildCategory,
  tags: buildTag,
  media: buildMedia,
  menus: buildMenu,
  redirects: buildRedirect,
  users: (payload) => buildUser(payload, 'editor'),
};

describeEachDatabase('permissions', (db) => {
  it.each(['visitor', 'author', 'editor', 'admin'] as const)('of a %s are as in the table', async (who) => {
    const user = who === 'visitor' ? null : await buildUser(db.payload, who);
    const found: Record<string, Operation[]> = {};
    for (const slug of Object.keys(TABLE)) found[slug] = await allowed(db.payload, slug as CollectionSlug, user);
    expect(found).toEqual(Object.fromEntries(Object.entries(TABLE).map(([slug, row]) => [slug, row[who]])));
  });

  it.each([
    ['site', true],
    ['theme', true],
    ['toc', true],
    ['content-version', false],
  ] as const)('on the settings “%s”: staff read, editors change', async (slug, isOpenToStaff) => {
    const run = async (user: TypedUser | null) => ({
      read: await succeeds(db.payload.findGlobal({ slug, overrideAccess: false, user })),
      update: await succeeds(db.payload.updateGlobal({ slug, data: {}, overrideAccess: false, user })),
    });
    expect(await run(null)).toEqual({ read: false, update: false });
    expect(await run(await buildUser(db.payload, 'author'))).toEqual({ read: isOpenToStaff, update: false });
    expect(await run(await buildUser(db.payload, 'editor'))).toEqual({ read: isOpenToStaff, update: isOpenToStaff });
  });
});

async function allowed(payload: Payload, collection: CollectionSlug, user: TypedUser | null): Promise<Operation[]> {
  const as = { collection, overrideAccess: false, user } as const;
  const target = await BUILDERS[collection]?.(payload);
  const id = target?.id ?? 1;
  const operations: Record<Operation, () => Promise<unknown>> = {
    create: () => payload.create({ ...as, data: newDocument(collection) as never }),
    read: async () => (await payload.find({ ...as, where: { id: { equals: id } } })).docs[0] ?? fail(),
    update: () => payload.update({ ...as, id, data: changes(collection) as never }),
    versions: () => payload.findVersions({ ...as, where: { parent: { equals: id } } } as never),
    delete: () => payload.delete({ ...as, id }),
  };
  const results: Operation[] = [];
  for (const [name, run] of Object.entries(operations)) {
    if (name === 'versions' && !payload.collections[collection].config.versions) continue;
    if (await succeeds(run())) results.push(name as Operation);
  }
  const order: Operation[] = ['create', 'read', 'update', 'delete', 'versions'];
  return order.filter((name) => results.includes(name));
}

function newDocument(collection: string): object {
  const number = nextNumber();
  if (collection === 'redirects') return { from: `/old-${number}/`, to: '/new/', status: '301' };
  if (collection === 'users')
    return { name: 'Somebody', email: `somebody-${number}@example.com`, password: 'dates and almonds', role: 'author' };
  return { title: `Title ${number}`, kind: 'article', _status: 'published' };
}

function changes(collection: string): object {
  if (collection === 'media') return { alt: 'Changed' };
  if (collection === 'users') return { name: 'Changed' };
  if (collection === 'redirects') return { to: '/changed/' };
  return { title: 'Changed', _status: 'published' };
}

async function succeeds(promise: Promise<unknown>): Promise<boolean> {
  try {
    await promise;
    return true;
  } catch {
    // Which refusal it is does not matter here.
    return false;
  }
}

function fail(): never {
  throw new Error('not found');
}
