import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Where } from 'payload';
import { expect, it } from 'vitest';
import { describeEachDatabaseInTurn, type TestDatabase } from '../../../tests/support/database/testDatabase.ts';
import {
  buildDeparture,
  buildMedia,
  buildPage,
  buildTemplate,
  buildTour,
  buildUser,
} from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import { type ContentChange, onContentChange } from '../../shared/changes/contentEvents.ts';
import { emptyTrash } from './emptyTrash.ts';
import { TRASH_DAYS, trashDaysLeft } from './trashDays.ts';

const DAY_MS = 24 * 60 * 60_000;
const OLD = '2020-01-01T00:00:00.000Z';

describeEachDatabaseInTurn('the trash', (db) => {
  it('unpublishes a page at the server’s time, and restores it as a draft', async () => {
    const rest = await editor(db);
    const { id, path, title } = await buildPage(db.payload);
    const changes = listen();
    const before = Date.now();
    const trashed = await rest('PATCH', `/pages/${id}`, { deletedAt: OLD, title: 'Other' });
    expect(trashed.status).toBe(200);
    expect(changes.at(-1)).toMatchObject({ withdrawn: [`pages:${id}`] });
    const row = await rowOf(db, id);
    expect(row).toMatchObject({ _status: 'draft', path: `${path}~${id}/` });
    expect(new Date(String(row?.deletedAt)).getTime()).toBeGreaterThanOrEqual(before);
    expect((await rest('GET', `/pages/${id}`)).status).toBe(404);
    expect(await idsOf(rest, '/pages')).not.toContain(id);
    expect(await idsOf(rest, '/pages?trash=true')).toContain(id);

    expect((await rest('PATCH', `/pages/${id}?trash=true`, { title: 'Edited' })).status).toBe(409);
    expect((await rest('PATCH', `/pages/${id}?trash=true`, { deletedAt: null })).status).toBe(200);
    expect((await rest('GET', `/pages/${id}`)).body).toMatchObject({ _status: 'draft', path, title, deletedAt: null });
    expect((await rest('PATCH', `/pages/${id}`, { _status: 'published' })).status).toBe(200);
  });

  it('releases a path, and names the document that has it on restoring', async () => {
    const rest = await editor(db);
    const { id } = await buildPage(db.payload, { path: '/about/' });
    await rest('PATCH', `/pages?where[id][equals]=${id}`, { deletedAt: OLD });
    const other = await buildPage(db.payload, { title: 'About us', path: '/about/' });
    const refused = await rest('PATCH', `/pages/${id}?trash=true`, { deletedAt: null });
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('“About us” has the address /about/'),
    ]);
    await db.payload.update({ collection: 'pages', id: other.id, data: { path: '/about-us/' } });
    expect((await rest('PATCH', `/pages/${id}?trash=true`, { deletedAt: null })).status).toBe(200);
    expect((await rest('GET', `/pages/${id}`)).body).toMatchObject({ path: '/about/' });
  });

  it('is not for authors, and no ordinary save moves a document into or out of it', async () => {
    const user = await buildUser(db.payload, 'author');
    const rest = await restClient(db.payload, user);
    const { id } = await buildPage(db.payload, { _status: 'draft', author: user.id });
    expect((await rest('PATCH', `/pages/${id}?draft=true`, { deletedAt: OLD })).status).toBe(403);
    const made = await rest('POST', '/pages?draft=true', { title: 'New', deletedAt: OLD, _status: 'draft' });
    expect(made.body).toMatchObject({ doc: { deletedAt: null } });
    expect((await rest('PATCH', `/pages/${id}?draft=true`, { deletedAt: null, title: 'Saved' })).status).toBe(200);
  });

  it('cancels schedules', async () => {
    const rest = await editor(db);
    const { id } = await buildPage(db.payload);
    const input = { type: 'unpublish', doc: { relationTo: 'pages', value: id } } as const;
    await db.payload.jobs.queue({ task: 'schedulePublish', input, waitUntil: new Date(Date.now() + DAY_MS) });
    await rest('PATCH', `/pages/${id}`, { deletedAt: OLD });
    expect((await db.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
  });

  it('removes a picture from every page, and keeps its files until it is emptied', async () => {
    const rest = await editor(db);
    const { filename, id } = await buildMedia(db.payload);
    const page = await buildPage(db.payload, { image: id });
    const isStored = () => existsSync(join(db.dataDir, 'media', String(filename)));
    const changes = listen();
    await rest('PATCH', `/media/${id}`, { deletedAt: OLD });
    expect(changes.at(-1)?.withdrawn).toEqual([`media:${id}`]);
    expect(await db.payload.findByID({ collection: 'pages', id: page.id, depth: 1 })).toMatchObject({ image: null });
    expect((await rest('GET', '/media/wall')).body).toMatchObject({ total: 0 });
    expect(isStored()).toBe(true);

    await rest('PATCH', `/media/${id}?trash=true`, { deletedAt: null });
    expect(changes.at(-1)?.touched).toBe('everything');
    const { image } = await db.payload.findByID({ collection: 'pages', id: page.id, depth: 1 });
    expect(image).toMatchObject({ id });

    await rest('PATCH', `/media/${id}`, { deletedAt: OLD });
    await emptyTrash(db.payload, inDays(TRASH_DAYS + 1));
    expect(isStored()).toBe(false);
  });

  it('is emptied after its retention, and not before', async () => {
    const rest = await editor(db);
    const page = await buildPage(db.payload);
    const template = await buildTemplate(db.payload);
    const kept = await buildPage(db.payload);
    await rest('PATCH', `/pages/${page.id}`, { deletedAt: OLD });
    await rest('PATCH', `/templates/${template.id}`, { deletedAt: OLD });
    expect(await emptyTrash(db.payload, inDays(TRASH_DAYS - 1))).toBe(0);
    expect(await emptyTrash(db.payload, inDays(TRASH_DAYS + 1))).toBe(2);
    expect(await rowOf(db, page.id)).toBeNull();
    expect(await rowOf(db, kept.id)).not.toBeNull();
    const { totalDocs } = await db.payload.countVersions({
      collection: 'pages',
      where: { parent: { equals: page.id } },
    });
    expect(totalDocs).toBe(0);
  });

  it('a trashed document does not block saves that refer to it, and cannot be chosen again', async () => {
    const rest = await editor(db);
    const [template, other] = [await buildTemplate(db.payload), await buildTemplate(db.payload)];
    expect((await rest('POST', '/globals/site', { templates: { article: template.id } })).status).toBe(200);
    await rest('PATCH', `/templates/${template.id}`, { deletedAt: OLD });
    await rest('PATCH', `/templates/${other.id}`, { deletedAt: OLD });
    expect(
      (await rest('POST', '/globals/site', { name: 'Khettara', templates: { article: template.id } })).status,
    ).toBe(200);
    expect((await rest('POST', '/globals/site', { templates: { article: other.id } })).status).toBe(400);
    const [tour, trashed, kept] = [
      await buildTour(db.payload),
      await buildTour(db.payload),
      await buildTour(db.payload),
    ];
    expect((await rest('PATCH', `/tours/${tour.id}`, { related: [trashed.id] })).status).toBe(200);
    await rest('PATCH', `/tours/${trashed.id}`, { deletedAt: OLD });
    expect((await rest('PATCH', `/tours/${tour.id}`, { related: [trashed.id, kept.id] })).status).toBe(200);
    expect((await rest('PATCH', `/tours/${kept.id}`, { related: [trashed.id] })).status).toBe(400);
  });

  it('refuses a tour with upcoming bookings; otherwise its departures are trashed with it', async () => {
    const rest = await editor(db);
    const tour = await buildTour(db.payload);
    const departure = await buildDeparture(db.payload, { tour: tour.id });
    const booking = {
      departure: departure.id,
      source: 'studio',
      status: 'CONFIRMED',
      adults: 1,
      name: 'Amina',
      email: 'amina@example.com',
    };
    const made = await db.payload.create({ collection: 'bookings', data: booking as never });
    const refused = await rest('PATCH', `/tours/${tour.id}`, { deletedAt: OLD });
    expect([refused.status, refused.text]).toEqual([
      409,
      expect.stringContaining('Travellers have booked coming dates'),
    ]);
    await db.payload.db.updateOne({ collection: 'bookings', id: made.id, data: { status: 'CANCELLED' } });
    expect((await rest('PATCH', `/tours/${tour.id}`, { deletedAt: OLD })).status).toBe(200);
    // Bookings refer to this tour, so it stays; the other one is deleted.
    const other = await buildTour(db.payload);
    const date = await buildDeparture(db.payload, { tour: other.id });
    await rest('PATCH', `/tours/${other.id}`, { deletedAt: OLD });
    expect(await emptyTrash(db.payload, inDays(TRASH_DAYS + 1))).toBe(1);
    const left = await db.payload.db.find({ collection: 'tours', where: { id: { in: [tour.id, other.id] } } });
    expect(left.docs.map(({ id }) => id)).toEqual([tour.id]);
    expect(await db.payload.db.findOne({ collection: 'departures', where: { id: { equals: date.id } } })).toBeNull();
  });

  it('its documents cannot be copied, nor versions from it restored', async () => {
    const rest = await editor(db);
    const { id } = await buildPage(db.payload);
    await rest('PATCH', `/pages/${id}`, { title: 'Second' });
    await rest('PATCH', `/pages/${id}`, { deletedAt: OLD });
    expect((await rest('POST', `/pages/${id}/duplicate?trash=true`, {})).status).toBe(409);
    const where: Where = { and: [{ parent: { equals: id } }, { 'version.deletedAt': { exists: true } }] };
    const [kept] = (await db.payload.db.findVersions({ collection: 'pages', where })).docs;
    await rest('PATCH', `/pages/${id}?trash=true`, { deletedAt: null });
    const refused = await rest('POST', `/pages/versions/${kept?.id}`);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('Restore an earlier one')]);
    expect((await rest('GET', `/pages/${id}`)).status).toBe(200);
  });

  it('refuses the front page and pages that the shop needs', async () => {
    const rest = await editor(db);
    const home = await buildPage(db.payload, { path: '/' });
    const cart = await buildPage(db.payload);
    await db.payload.updateGlobal({ slug: 'shop', data: { isOn: true, cartPage: cart.id } as never });
    for (const [id, words] of [
      [home.id, 'This is the front page'],
      [cart.id, 'as its page of the cart'],
    ] as const) {
      for (const path of [`/pages/${id}`, `/pages?where[id][equals]=${id}`]) {
        const refused = await rest('PATCH', path, { deletedAt: OLD });
        expect([refused.status, refused.text]).toEqual([409, expect.stringContaining(words)]);
      }
    }
    expect((await rest('DELETE', `/pages/${home.id}`)).status).toBe(409);
  });
});

it('counts the days that are left', () => {
  const deletedAt = '2026-11-01T12:00:00.000Z';
  const left = (now: string) => trashDaysLeft(deletedAt, new Date(now));
  expect([
    left('2026-11-01T12:00:00.000Z'),
    left('2026-11-30T13:00:00.000Z'),
    left('2027-01-01T00:00:00.000Z'),
  ]).toEqual([TRASH_DAYS, 1, 0]);
});

async function editor({ payload }: TestDatabase): Promise<Rest> {
  return restClient(payload, await buildUser(payload, 'editor'));
}

function inDays(days: number): Date {
  return new Date(Date.now() + days * DAY_MS);
}

function listen(): ContentChange[] {
  const changes: ContentChange[] = [];
  onContentChange((change) => {
    changes.push(change);
  });
  return changes;
}

async function rowOf({ payload }: TestDatabase, id: number): Promise<Record<string, unknown> | null> {
  return payload.db.findOne({ collection: 'pages', where: { id: { equals: id } } });
}

async function idsOf(rest: Rest, path: string): Promise<number[]> {
  const { body } = await rest('GET', path);
  return (body as { docs: { id: number }[] }).docs.map(({ id }) => id);
}
