import { expect, it } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildTour } from '../../../tests/support/factories.ts';
import { createContent } from '../../content/createContent.ts';
import { createDependencies } from '../../content/tags/dependencies.ts';
import type { TermFilterState } from '../../shared/listings/types.ts';
import { loadTourOffers } from '../../widgets/listing/tourOffers.ts';
import { documents } from '../registry.ts';

const YEAR = new Date().getUTCFullYear() + 2;

describeEachDatabaseInTurn('a list of tours', (db) => {
  it('shows next departure, few seats left and average rating, current after each change', async () => {
    const { payload } = db;
    const dunes = await buildTour(payload, { title: 'Dunes' });
    const snow = await buildTour(payload, { title: 'Snow' });
    const place = { tour: dunes.id, seats: 8, taken: 0 };
    const first = await buildDeparture(payload, { ...place, start: `${YEAR}-03-05`, end: `${YEAR}-03-07`, taken: 6 });
    await buildDeparture(payload, { ...place, start: `${YEAR}-04-02`, end: `${YEAR}-04-04` });
    for (const rating of [5, 4])
      await payload.create({
        collection: 'reviews',
        data: { name: 'Noor', text: 'Kind people.', rating, date: '2026-03-01', tour: dunes.id },
      });
    const content = createContent(payload, documents, () => ({ headings: '', body: '' }));
    const ask = async () => {
      const dependencies = createDependencies();
      const reader = content.read(dependencies);
      const { docs } = await reader.filter('tours', { filters: {}, limit: 9 });
      return { offers: await loadTourOffers(docs, reader), tags: dependencies.list() };
    };
    const { offers, tags } = await ask();
    expect(offers.get(dunes.id)).toEqual({
      next: { start: `${YEAR}-03-05`, end: `${YEAR}-03-07`, isLimited: true },
      rating: { mean: 4.5, count: 2 },
    });
    expect(offers.get(snow.id)).toEqual({});
    expect(tags).toContain(`list:departures?tour=${dunes.id}`);
    expect(tags).not.toContain(`rows:departures?tour=${dunes.id}`);
    await payload.update({ collection: 'departures', id: first.id, data: { taken: 8 } });
    expect((await ask()).offers.get(dunes.id)?.next).toEqual({
      start: `${YEAR}-04-02`,
      end: `${YEAR}-04-04`,
      isLimited: false,
    });
    await payload.update({ collection: 'tours', id: dunes.id, data: { enquiryMode: 'onRequest' } });
    expect((await ask()).offers.get(dunes.id)?.next).toBeUndefined();
    content.close();
  });

  it('is filtered by starting place, also by one added later', async () => {
    const { payload } = db;
    await buildTour(payload, { title: 'Dunes', startPlace: 'Marrakech' });
    const snow = await buildTour(payload, { title: 'Snow', startPlace: 'Fès' });
    await buildTour(payload, { title: 'Sea', startPlace: '' });
    const content = createContent(payload, documents, () => ({ headings: '', body: '' }));
    const ask = async (term?: string) => {
      const taxonomy: Record<string, TermFilterState> = term ? { start: { terms: [term], logicalJoin: 'AND' } } : {};
      const facets = [{ name: 'start', choice: 'DISABLED' as const }];
      const query = { filters: { taxonomy }, facets, order: 'title', limit: 9 };
      const { counts, docs } = await content.read(createDependencies()).filter('tours', query);
      return { titles: docs.map(({ title }) => title), places: counts.start?.map(({ slug, title }) => [slug, title]) };
    };
    expect(await ask()).toEqual({
      titles: ['Dunes', 'Sea', 'Snow'],
      places: [
        ['fes', 'Fès'],
        ['marrakech', 'Marrakech'],
      ],
    });
    expect((await ask('fes')).titles).toEqual(['Snow']);
    await payload.update({ collection: 'tours', id: snow.id, data: { startPlace: 'Tangier' } });
    expect(await ask('tangier')).toEqual({
      titles: ['Snow'],
      places: [
        ['marrakech', 'Marrakech'],
        ['tangier', 'Tangier'],
      ],
    });
    content.close();
  });
});
