import { expect, it } from 'vitest';
import { describeEachDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildTour } from '../../../tests/support/factories.ts';
import { createContent } from '../../content/createContent.ts';
import { createDependencies } from '../../content/tags/dependencies.ts';
import { paragraph, richText } from '../../render/samples/text.ts';
import { documents } from '../registry.ts';

describeEachDatabase('a tour', (db) => {
  it('is found by duration, place, season and audience, before one that only mentions them', async () => {
    await buildTour(db.payload, {
      title: 'Camels at dusk',
      days: 3,
      startPlace: 'Marrakech',
      bestMonths: ['10'],
      ageMin: 6,
      itinerary: [
        { day: 1, title: 'Into the desert', places: 'Merzouga', text: richText(paragraph('Tea with Lahcen.')) },
      ],
    });
    await buildTour(db.payload, {
      title: 'Harbours',
      days: 5,
      faq: [{ question: 'Is it far from Merzouga?', answer: richText(paragraph('A day by road.')) }],
    });
    const content = createContent(db.payload, documents, () => ({ headings: '', body: '' }));
    const find = async (words: string) =>
      (await content.read(createDependencies()).search(words, { limit: 6, page: 1 })).docs.map(({ title }) => title);
    expect(await find('3 days in the desert from Marrakech in October for a family')).toEqual(['Camels at dusk']);
    expect(await find('merzouga')).toEqual(['Camels at dusk', 'Harbours']);
    expect(await find('lahcen')).toEqual(['Camels at dusk']);
    content.close();
  });
});
