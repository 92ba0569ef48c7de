import { beforeEach, expect, it } from 'vitest';
import { buildTour, buildUser } from '../../../tests/support/factories.ts';
import { type Rest, restClient } from '../../../tests/support/rest.ts';
import { describeDatabase } from '../../../tests/support/testDatabase.ts';

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
