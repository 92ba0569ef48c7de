import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import {
  buildDeparture,
  buildDestination,
  buildMedia,
  buildTour,
  buildTranslation,
} from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { listTexts } from '../../cms/translations/applyTranslation.ts';
import { findSource } from '../../cms/translations/findSource.ts';

const ALT = 'A dune in the evening';
const NOTE = 'Close to new moon';
const ABOUT = 'Journeys on foot.';

describeDatabase('what a translated page shows of other entries', (db) => {
  const ids = { departure: 0, destination: 0, media: 0, review: 0 };
  beforeEach(async () => {
    const { payload } = db;
    const media = await buildMedia(payload, { alt: ALT, title: 'Dune', caption: 'Erg Chebbi' });
    const destination = await buildDestination(payload, { title: 'Sahara', slug: 'sahara' });
    const blocks = ['document-image', 'tour-facts', 'departures', 'tour-reviews'].map((blockType, index) => {
      const facts = blockType === 'tour-facts' && { facts: [{ id: 'f', fact: 'destinations' }] };
      return { blockType, version: 1, id: `b${index}`, ...facts };
    });
    const tour = await buildTour(payload, { title: 'Dunes', path: '/tours/dunes/', destinations: [destination.id] });
    const about = { featuredImage: media.id, layout: blocks as never };
    await payload.update({ collection: 'tours', id: tour.id, data: about });
    const departure = await buildDeparture(payload, { tour: tour.id, note: NOTE });
    const review = await payload.create({
      collection: 'reviews',
      data: { name: 'Jonas', rating: 5, date: '2026-01-12', text: 'The stars!', source: 'Guest book', tour: tour.id },
    });
    await payload.updateGlobal({ slug: 'site', data: { name: 'Khettara', tagline: '', description: ABOUT } });
    Object.assign(ids, { media: media.id, departure: departure.id, destination: destination.id, review: review.id });
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr'] } });
    const source = await payload.findByID({ collection: 'tours', id: tour.id, depth: 0 });
    await buildTranslation(payload, {
      ...{ of: `tours:${tour.id}`, title: 'Les dunes', description: source.excerpt && 'Des dunes.', path: null },
      texts: await textsOf(`tours:${tour.id}`),
    });
  });
  /** A French word for every text of an entry. */
  const textsOf = async (of: string) => {
    const source = await findSource(await createLocalReq({}, db.payload), of);
    if (!source) throw new Error(`There is no ${of}.`);
    const texts = listTexts(source.fields, source.document, schemaOf(db.payload), {});
    return Object.fromEntries(texts.map(({ key, text }) => [key, { text: `FR ${text}`, source: text }]));
  };
  const translate = async (of: string, title = '') =>
    buildTranslation(db.payload, { of, title, path: null, texts: await textsOf(of) });
  const read = async (path: string) => {
    const answer = await buildTestSite(db.payload).respond({ path, query: new URLSearchParams() });
    return { tags: answer.tags, html: String(answer.body) };
  };
  const page = () => read('/fr/tours/les-dunes/');

  it('marks pictures, reviews and notes of departures that are not translated', async () => {
    const { html } = await page();
    expect(html).toMatch(new RegExp(`<img alt="${ALT}" lang="en" dir="ltr"`));
    expect(html).toContain('<figcaption lang="en" dir="ltr">Erg Chebbi');
    expect(html).toContain(`<small lang="en" dir="ltr">${NOTE}`);
    expect(html).toMatch(/r-review__text" lang="en" dir="ltr">The stars!/);
    expect(html).toMatch(/lang="en" dir="ltr">Guest book/);
  });

  it('speaks the language where they are, structured data and shared picture too', async () => {
    await translate(`media:${ids.media}`, 'Une dune');
    await translate(`reviews:${ids.review}`);
    await translate(`departures:${ids.departure}`);
    await translate(`destinations:${ids.destination}`, 'Le Sahara');
    const { html } = await page();
    expect(html).toMatch(new RegExp(`<img alt="FR ${ALT}" (?!lang)`));
    expect(html).toMatch(new RegExp(`content="FR ${ALT}"[^>]*og:image:alt`));
    expect(html).toContain('<figcaption>FR Erg Chebbi');
    expect(html).toContain(`<small>FR ${NOTE}`);
    expect(html).toMatch(/r-review__text">FR The stars!/);
    expect(html).toContain('<dd>Le Sahara</dd>');
    for (const word of [`"${ALT}`, `>${NOTE}`, '>Sahara', '"Sahara"']) expect(html).not.toContain(word);
  });

  it('a name of a translated review that is not translated stays alone in its language', async () => {
    const { '/name': _, ...texts } = await textsOf(`reviews:${ids.review}`);
    await buildTranslation(db.payload, { of: `reviews:${ids.review}`, title: '', path: null, texts });
    const { html } = await page();
    expect(html).toMatch(/r-review__text">FR The stars!/);
    expect(html).toMatch(/r-review__name" lang="en" dir="ltr">Jonas</);
    expect(html).toMatch(/<span>FR Guest book/);
  });

  it('invalidates pages of its language when a picture or a review is translated, and no others', async () => {
    const names = [`media:${ids.media}`, `reviews:${ids.review}`, `departures:${ids.departure}`];
    const { tags } = await page();
    expect(tags).toEqual(expect.arrayContaining(names.map((name) => `list:translations?of=${name}`)));
    const source = await read('/tours/dunes/');
    expect(source.tags?.filter((tag) => names.some((name) => tag.endsWith(`=${name}`)))).toEqual([]);
    expect(source.html).toMatch(new RegExp(`<img alt="${ALT}" (?!lang)`));
  });

  it('describes a list by the words of the site in its language, or not at all', async () => {
    const description = async () => /<meta[^>]*name="description"[^>]*>/.exec((await read('/fr/tours/')).html)?.[0];
    expect(await description()).toBeUndefined();
    await translate('site:1');
    expect(await description()).toContain(`FR ${ABOUT}`);
    expect((await read('/tours/')).html).toContain(`: ${ABOUT}`);
  });
});
