import { expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildDeparture, buildDestination, buildTour } from '../../../tests/support/factories.ts';
import { createContent } from '../../content/createContent.ts';
import { createDependencies } from '../../content/tags/dependencies.ts';
import { searchedWordsOf } from '../../render/wordsOf.ts';
import { tourOf } from '../../tours/tour.ts';
import { widgets } from '../../widgets/registry.ts';
import { documents } from '../registry.ts';

const YEAR = new Date().getUTCFullYear() + 2;

describeDatabase('a list of tours', (db) => {
  it('is filtered by bands, by ranges, and by a destination with its descendants', async () => {
    const morocco = await buildDestination(db.payload, { title: 'Morocco' });
    const sahara = await buildDestination(db.payload, { title: 'Sahara', parent: morocco.id });
    const dunes = await buildTour(db.payload, {
      title: 'Dunes',
      code: 'KH-03',
      destinations: [sahara.id],
      groupMin: 2,
      groupMax: 8,
      bestMonths: ['5'],
    });
    await buildDeparture(db.payload, { tour: dunes.id, start: `${YEAR}-10-08`, end: `${YEAR}-10-10` });
    await buildTour(db.payload, {
      title: 'Snow',
      days: 9,
      price: { from: 129_000, currency: 'EUR', basis: 'person' },
      destinations: [morocco.id],
      bestMonths: ['2'],
    });
    const content = createContent(db.payload, documents, (layout) => searchedWordsOf(layout, widgets));
    const ask = async (type: string, name: string, term: string) => {
      const filters = { [type]: { [name]: { terms: [term], logicalJoin: 'AND' as const } } };
      const { docs } = await content.read(createDependencies()).filter('tours', { filters, limit: 9 });
      return docs.map(({ title }) => title).sort();
    };
    expect(await ask('taxonomy', 'destinations', 'morocco')).toEqual(['Dunes', 'Snow']);
    expect(await ask('taxonomy', 'destinations', 'sahara')).toEqual(['Dunes']);
    expect(await ask('taxonomy', 'duration', '2-3')).toEqual(['Dunes']);
    expect(await ask('taxonomy', 'price', '1000-2000')).toEqual(['Snow']);
    expect(await ask('taxonomy', 'month', '10')).toEqual(['Dunes']);
    expect(await ask('taxonomy', 'month', '05')).toEqual([]);
    expect(await ask('range', 'price', '400..600')).toEqual(['Dunes']);
    expect(await ask('range', 'days', '8..')).toEqual(['Snow']);
    const byPrice = await content
      .read(createDependencies())
      .filter('tours', { filters: {}, order: 'price-desc', limit: 9 });
    expect(byPrice.docs.map(({ title }) => title)).toEqual(['Snow', 'Dunes']);
    expect(tourOf(byPrice.docs[1])).toMatchObject({
      code: 'KH-03',
      days: 3,
      groupMax: 8,
      durationBand: '2-3',
      months: ['10'],
      price: { from: 48_000, currency: 'EUR', basis: 'person' },
      destinations: [{ title: 'Sahara', path: '/destination/sahara/' }],
      itinerary: [],
    });
    content.close();
  });
});
