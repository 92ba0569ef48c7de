import { expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour, buildUser } from '../../../../tests/support/factories.ts';
import { restClient } from '../../../../tests/support/requests/rest.ts';

describeDatabase('guides of a departure', (db) => {
  it('are assigned by booking staff, who cannot change other fields of the departure', async () => {
    const guide = await buildUser(db.payload, 'guide');
    const rest = await restClient(db.payload, await buildUser(db.payload, 'bookings'));
    const { id } = await buildDeparture(db.payload, { tour: (await buildTour(db.payload)).id });
    const name = (guides: unknown) => rest('POST', `/departures/${id}/guides`, { guides });
    const { body } = await rest('GET', `/departures/${id}/guides`);
    expect(body).toMatchObject({ guides: [], people: [{ id: guide.id, name: guide.name }, {}] });
    expect((await name([guide.id])).body).toMatchObject({ guides: [guide.id] });
    for (const wrong of [undefined, 'all', [0], [guide.id, 999_999]]) expect((await name(wrong)).status).toBe(400);
    expect((await rest('PATCH', `/departures/${id}`, { guides: [] })).status).toBe(403);
    expect((await name([])).body).toMatchObject({ guides: [] });
    expect((await rest('GET', '/departures/999999/guides')).status).toBe(404);
  });

  it('cannot be assigned by authors, guides and visitors', async () => {
    const { id } = await buildDeparture(db.payload, { tour: (await buildTour(db.payload)).id });
    const clients = [await restClient(db.payload)];
    for (const role of ['author', 'guide'] as const)
      clients.push(await restClient(db.payload, await buildUser(db.payload, role)));
    for (const rest of clients) {
      expect((await rest('GET', `/departures/${id}/guides`)).status).toBe(403);
      expect((await rest('POST', `/departures/${id}/guides`, { guides: [] })).status).toBe(403);
    }
  });
});
