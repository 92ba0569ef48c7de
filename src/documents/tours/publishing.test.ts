import { beforeEach, expect, it } from 'vitest';
import { describeDatabase, describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildDestination, buildTour, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/requests/rest.ts';
import { STORED_DESERT_TOUR } from '../../tours/samples.ts';

const LACKING = {
  itinerary: [{ day: 1, title: 'Out' }, { day: 2, title: 'Over' }, { day: 3 }],
  price: { seasons: [{ title: 'Spring' }] },
};

describeDatabase('publishing a tour', (db) => {
  let rest: Rest;
  let id = 0;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    id = (await buildTour(db.payload)).id;
  });

  it('returns an error message for each refused field', async () => {
    const refused = await rest('PATCH', `/tours/${id}`, { ...LACKING, _status: 'published' });
    expect([refused.status, refused.body]).toEqual([
      400,
      {
        errors: [
          expect.objectContaining({
            message: 'These fields are refused: Day by day › Day 3 › Title, Price › Season 1 › Price',
            data: {
              errors: [
                expect.objectContaining({ path: 'itinerary.2.title', label: 'Day by day › Day 3 › Title' }),
                expect.objectContaining({ path: 'price.seasons.0.price', label: 'Price › Season 1 › Price' }),
              ],
            },
          }),
        ],
      },
    ]);
  });

  it('can be validated beforehand, with the same result and without publishing', async () => {
    expect((await rest('GET', `/tours/${id}/publishing`)).body).toEqual({ faults: [] });
    await rest('PATCH', `/tours/${id}?draft=true`, { ...LACKING, title: 'Not yet', _status: 'draft' });
    const judged = await rest('GET', `/tours/${id}/publishing`);
    expect(judged.body).toEqual({
      faults: [
        { path: 'itinerary.2.title', says: expect.stringMatching(/^Day by day › Day 3 › Title: /) },
        { path: 'price.seasons.0.price', says: expect.stringMatching(/^Price › Season 1 › Price: /) },
      ],
    });
    const stored = await db.payload.findByID({ collection: 'tours', id, depth: 0 });
    expect(stored.title).not.toBe('Not yet');
    const stranger = await restClient(db.payload);
    expect((await stranger('GET', `/tours/${id}/publishing`)).status).toBe(403);
  });
});

/** A tour that lacks nothing needed, without what refers to documents of another database. */
function completeTour(destination: number, featuredImage: number): Record<string, unknown> {
  const {
    id: _id,
    path: _path,
    destinations: _of,
    types: _types,
    tags: _tags,
    ...tour
  } = STORED_DESERT_TOUR as never as Record<string, unknown>;
  const itinerary = STORED_DESERT_TOUR.itinerary.map(({ picture: _picture, ...day }) => day);
  return { ...tour, itinerary, code: 'KH-31', destinations: [destination], featuredImage, gallery: [], related: [] };
}

describeEachDatabaseInTurn('publishing an incomplete tour', (db) => {
  let rest: Rest;
  let complete: Record<string, unknown>;
  beforeEach(async () => {
    rest = await restClient(db.payload, await buildUser(db.payload, 'editor'));
    const destination = await buildDestination(db.payload);
    // Its row alone: nobody looks at the picture.
    const picture = await db.payload.db.create({ collection: 'media', data: { alt: 'Dunes' } });
    complete = completeTour(destination.id, Number(picture.id));
  });
  const draft = async (data: object) =>
    ((await rest('POST', '/tours?draft=true', { ...data, _status: 'draft' })).body as { doc: { id: number } }).doc.id;
  const publish = (id: number, data: object = {}) => rest('PATCH', `/tours/${id}`, { ...data, _status: 'published' });

  it('is refused by the rules of the checklist, each with its field', async () => {
    const id = await draft({ title: 'A week in the south', days: 2 });
    const { body, status } = await publish(id);
    expect(status).toBe(400);
    const [error] = (body as { errors: { message: string; data: { errors: { path: string; message: string }[] } }[] })
      .errors;
    expect(error?.message).toMatch(/^This cannot be published yet: \d+ things are missing\. The list beside the form/);
    const { code, included } = Object.fromEntries(error?.data.errors.map(({ message, path }) => [path, message]) ?? []);
    expect([code, included]).toEqual([
      'Give it a code, so that travellers can name it to you.',
      'List what is included.',
    ]);
    expect((await rest('GET', `/tours/${id}?draft=true`)).body).toMatchObject({ _status: 'draft' });
  });

  it('names each tour of a selection, and what it lacks, since no form is beside the list', async () => {
    const first = await draft({ title: 'A week in the south', days: 2 });
    const second = await draft({ ...complete, title: 'Snow and sand', slug: 'snow-and-sand', code: '' });
    const { body } = await rest('PATCH', `/tours?where[id][in]=${first},${second}`, { _status: 'published' });
    const said = (body as { errors: { message: string }[] }).errors.map(({ message }) => message);
    expect(said.sort()).toEqual([
      expect.stringMatching(
        /^“A week in the south” cannot be published yet: \d+ things are missing\. .*Give it a code/,
      ),
      expect.stringMatching(/^“Snow and sand” cannot be published yet\. Give it a code/),
    ]);
    expect(said.join()).not.toContain('beside the form');
  });

  it('names a single thing', async () => {
    const id = await draft({ ...complete, code: '' });
    expect((await publish(id)).body).toMatchObject({
      errors: [{ message: 'This cannot be published yet. Give it a code, so that travellers can name it to you.' }],
    });
    expect((await publish(id, { code: 'KH-31' })).status).toBe(200);
  });

  it('a tour sold by departures needs one', async () => {
    const id = await draft({ ...complete, enquiryMode: 'dated' });
    expect((await publish(id)).body).toMatchObject({
      errors: [{ message: expect.stringContaining('no open departure') }],
    });
    const start = `${new Date().getUTCFullYear() + 2}-04-10`;
    const series = { tour: id, from: start, to: start, every: 1, days: 3, seats: 8, dryRun: false };
    expect((await rest('POST', '/departures/series', series)).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
  });

  it('does not block corrections of a published tour, but refuses newly missing fields', async () => {
    const { id } = await buildTour(db.payload, { ...complete, excerpt: '' } as never);
    expect((await publish(id, { title: 'Corrected' })).status).toBe(200);
    expect((await publish(id, { included: [] })).body).toMatchObject({
      errors: [{ data: { errors: [{ path: 'included' }] } }],
    });
  });

  it('an incomplete tour is saved as a draft', async () => {
    const id = await draft(complete);
    expect((await rest('PATCH', `/tours/${id}?draft=true`, { included: [], _status: 'draft' })).status).toBe(200);
  });
});
