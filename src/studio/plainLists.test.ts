import type { Field } from 'payload';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../tests/support/database/testDatabase.ts';

/** Maximum number of filter fields of a list. */
const MAX_FILTERS = 20;
const GROUPS = ['Look', 'Pages and articles', 'Sales', 'Settings and people', 'Tours'];

function filtersOf(fields: readonly Field[]): string[] {
  return fields.flatMap((field): string[] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => filtersOf(tab.fields));
    if ('fields' in field && Array.isArray(field.fields)) return filtersOf(field.fields);
    if (!('name' in field) || field.type === 'ui' || ('hidden' in field && field.hidden)) return [];
    const { disableListFilter, hidden } = (field.admin ?? {}) as { disableListFilter?: boolean; hidden?: boolean };
    return disableListFilter || hidden ? [] : [field.name];
  });
}

describeDatabase('the studio', (db) => {
  it('limits the filter fields of each list, and shows no API URL', () => {
    const { collections } = db.payload.config;
    const served = collections.filter(({ admin }) => admin.hidden !== true);
    const many = served.map(({ fields, slug }) => [slug, filtersOf(fields).length] as const);
    expect(many.filter(([, count]) => count > MAX_FILTERS)).toEqual([]);
    expect(filtersOf(collections.find(({ slug }) => slug === 'tours')?.fields ?? [])).toContain('destinations');
    expect(collections.filter(({ admin, slug }) => !admin.hideAPIURL && !slug.startsWith('payload-'))).toEqual([]);
    expect(db.payload.config.globals.filter(({ admin }) => !admin.hideAPIURL)).toEqual([]);
  });

  it('offers no filters by ids of array rows or by technical properties of files', () => {
    const { collections } = db.payload.config;
    const files = collections.find(({ slug }) => slug === 'media')?.flattenedFields ?? [];
    const facts = files.filter(({ name }) => ['mimeType', 'thumbnailURL', 'url'].includes(name));
    expect(facts.map(({ admin }) => (admin as { disableListFilter?: boolean }).disableListFilter)).toEqual([
      true,
      true,
      true,
    ]);
    const tours = collections.find(({ slug }) => slug === 'tours');
    const rows = tours?.flattenedFields.flatMap((field) => (field.type === 'array' ? field.fields : [])) ?? [];
    const ids = rows.filter((field) => 'name' in field && field.name === 'id');
    expect(ids.length).toBeGreaterThan(5);
    expect(ids.filter(({ admin }) => !(admin as { disableListFilter?: boolean }).disableListFilter)).toEqual([]);
  });

  it('writes days in lists in the studio’s format', () => {
    const days = db.payload.config.collections
      .flatMap(({ flattenedFields }) => flattenedFields)
      .filter(({ name, type }) => type === 'text' && /^(start|end|day|lastDay|balanceDue)$/.test(name));
    expect(days.length).toBeGreaterThan(3);
    const withoutCell = days.filter(({ admin }) => !(admin as { components?: { Cell?: unknown } }).components?.Cell);
    expect(withoutCell.map(({ name }) => name)).toEqual([]);
  });

  it('names the moments that each list can be filtered by as an operator would', () => {
    const { general } = db.payload.config.i18n.translations.en as { general: Record<string, string> };
    const { createdAt, deletedAt, updatedAt } = general;
    expect([createdAt, updatedAt, deletedAt]).toEqual(['Made on', 'Last changed', 'In the trash since']);
  });

  it('lists each document by its name in the first column, which is the link', () => {
    const listed = db.payload.config.collections.filter(({ admin }) => admin.group && admin.hidden !== true);
    expect(listed.length).toBeGreaterThan(20);
    const byNumber = listed.filter(({ admin }) => ['id', undefined].includes(admin.defaultColumns?.[0]));
    expect(byNumber.map(({ slug }) => slug)).toEqual([]);
  });

  it('writes switches in lists as words', () => {
    const cells = db.payload.config.collections
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ flattenedFields }) => flattenedFields)
      .filter(({ type }) => type === 'checkbox')
      .map((field) => (field.admin as { components?: { Cell?: unknown } }).components?.Cell);
    expect(cells.length).toBeGreaterThan(5);
    expect(cells.filter((cell) => !cell)).toEqual([]);
  });

  it('sets a document title for each of its own pages', () => {
    // Payload titles the window of the sign-in itself, and reads no other title for it.
    const views = Object.entries(db.payload.config.admin.components.views ?? {}).filter(([name]) => name !== 'login');
    expect(views.length).toBeGreaterThan(8);
    expect(views.filter(([, view]) => !view.meta?.title).map(([name]) => name)).toEqual([]);
  });

  it('hides from authors and booking staff what they may not change, except linked pages', () => {
    const menuOf = (role: string): string[] =>
      db.payload.config.collections
        .filter(({ admin: { group, hidden } }) => {
          // `hidden` reads the role only.
          const user = { collection: 'users', role } as never;
          return group && !(typeof hidden === 'function' ? hidden({ user }) : hidden);
        })
        .map(({ slug }) => slug);
    expect(menuOf('author')).toEqual(expect.arrayContaining(['pages', 'posts', 'tours', 'destinations', 'media']));
    for (const slug of ['menus', 'templates', 'popups', 'redirects', 'chat-accounts', 'forms', 'reviews', 'users'])
      expect(menuOf('author')).not.toContain(slug);
    expect(menuOf('bookings')).not.toContain('tours');
    expect(menuOf('editor')).toEqual(expect.arrayContaining(['menus', 'forms', 'chat-accounts']));
  });

  it('has five groups in its menu', () => {
    const { collections, globals } = db.payload.config;
    const groups = [...collections, ...globals]
      .filter(({ admin, slug }) => admin.hidden !== true && admin.group !== false && !slug.startsWith('payload-'))
      .map(({ admin }) => admin.group);
    expect([...new Set(groups)].sort()).toEqual(GROUPS);
  });
});
