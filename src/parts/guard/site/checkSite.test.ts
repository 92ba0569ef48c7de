import { expect, it } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../../tests/support/database/testDatabase.ts';
import {
  buildDeparture,
  buildPage,
  buildRedirect,
  buildTemplate,
  buildTour,
  buildTranslation,
  buildUser,
} from '../../../../tests/support/factories.ts';
import { restClient } from '../../../../tests/support/requests/rest.ts';
import { buildTestSite } from '../../../../tests/support/testSite.ts';
import { renderedSiteOf } from '../../../cms/renderedSite.ts';
import { checkSite } from './checkSite.ts';
import { readProgress, readReport } from './report.ts';
import { runCheck } from './runCheck.ts';
import type { SiteCheck } from './siteCheck.ts';

const html = (markup: string, id: string) => ({ blockType: 'html', id, html: markup });
const about = (words: string, ...layout: object[]) =>
  ({ ...meta(words), layout: [{ blockType: 'heading', id: 't1', text: words, level: 'h1' }, ...layout] }) as never;
const meta = (words: string) => ({
  meta: { title: `About ${words}`, description: `What there is to say of ${words}.` },
});

describeEachDatabaseInTurn('the check of the whole site', (db) => {
  const findingsOf = ({ documents }: Pick<SiteCheck, 'documents'>) =>
    Object.fromEntries(documents.map(({ document, findings }) => [document, findings.map(({ rule }) => rule)]));

  it('finds planted problems in their documents, and those of header and footer once', async () => {
    const { payload } = db;
    buildTestSite(payload);
    const header = await buildTemplate(payload, {
      kind: 'header',
      layout: [html('<p><a href="/lost/">Lost</a></p>', 'h1')] as never,
    });
    await payload.updateGlobal({ slug: 'site', data: { templates: { header: header.id } } as never });
    const sound = await buildPage(payload, about('sound'));
    const dead = await buildPage(payload, about('dead', html('<p><a href="/nowhere/">On</a></p>', 'd1')));
    const same = await buildPage(payload, about('sound'));
    const moved = await buildRedirect(payload, { from: '/old/', to: '/lost/', status: '301' });
    await buildRedirect(payload, { from: '/older/', to: sound.path, status: '301' });
    const unpriced = await buildTour(payload, { ...meta('a'), price: { currency: 'EUR', basis: 'person' } as never });
    const undated = await buildTour(payload, { ...meta('b'), enquiryMode: 'dated' });
    const untrue = await buildTour(payload, meta('c'));
    await buildDeparture(payload, { tour: untrue.id, price: 52_000 });
    await buildPage(payload, { title: 'Draft', layout: [html('<a href="/x/">X</a>', 'x')], _status: 'draft' } as never);

    await runCheck(payload);
    const report = (await readReport(payload)) ?? expect.fail('There is no report.');
    const found = findingsOf({ documents: report.documents as never });
    expect(found).toEqual({
      [`templates/${header.id}`]: ['dead-link'],
      [`pages/${sound.id}`]: ['page-title', 'page-description'],
      [`pages/${dead.id}`]: ['dead-link'],
      [`pages/${same.id}`]: ['page-title', 'page-description'],
      [`tours/${unpriced.id}`]: ['unsellable'],
      [`tours/${undated.id}`]: ['unsellable'],
      [`tours/${untrue.id}`]: ['untrue-price'],
      [`redirects/${moved.id}`]: ['dead-redirect'],
    });
    expect(report.pages).toBe(6);
    expect(await readProgress(payload, Date.now())).toBeUndefined();
  });

  it('finds what is wrong in a translation alone, and what is wrong in its document once', async () => {
    const { payload } = db;
    buildTestSite(payload);
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    const page = await buildPage(payload, about('x', html('<p><a href="/nowhere/">On</a></p>', 'd1')));
    const text = (source: string, words: string) => ({ text: words, source });
    const markup = '<p><a href="/nowhere/">On</a></p>';
    const texts = (words: string) => ({
      't1/text': text('x', words),
      'd1/html': text(markup, markup),
      '/meta.title': text('About x', `Le désert, ${words.length}`),
      '/meta.description': text('What there is to say of x.', `Tout sur le désert, ${words.length}.`),
    });
    const of = `pages:${page.id}`;
    const sound = await buildTranslation(payload, { of, path: '/fr/x/', title: 'X', texts: texts('Le désert') });
    const planted = await buildTranslation(payload, {
      of,
      locale: 'ar',
      path: '/ar/x/',
      title: 'X',
      texts: texts('Lorem ipsum'),
    });
    await runCheck(payload);
    const report = (await readReport(payload)) ?? expect.fail('There is no report.');
    expect(report.pages).toBe(3);
    const found = findingsOf({ documents: report.documents as never });
    expect(found).toEqual({ [`pages/${page.id}`]: ['dead-link'], [`translations/${planted.id}`]: ['sample-text'] });
    expect(found).not.toHaveProperty(`translations/${sound.id}`);
  });

  it('finds each fault that the words of a translation can have, and nothing else there', async () => {
    const { payload } = db;
    buildTestSite(payload);
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    const faults: [locale: 'ar' | 'fr', rules: string[], markup: string][] = [
      ['fr', ['dead-link'], '<p><a href="/fr/nulle-part/">Suite</a></p>'],
      ['ar', ['dead-link'], '<p><a href="/ar/nowhere/">المزيد</a></p>'],
      ['fr', ['dead-anchor'], '<p><a href="#nulle-part">Plus bas</a></p>'],
      ['ar', ['dead-anchor'], '<p><a href="#nowhere">أسفل</a></p>'],
      ['fr', ['sample-text'], '<p>Votre texte ici</p>'],
      ['ar', ['sample-text'], '<p>هذا نص تجريبي</p>'],
      ['ar', [], '<p>كثبان رملية</p>'],
    ];
    const planted: Record<string, string[]> = {};
    for (const [index, [locale, rules, markup]] of faults.entries()) {
      const source = `<p>Dune ${index}</p>`;
      const page = await buildPage(payload, about(`dune ${index}`, html(source, 'd1')));
      const { id } = await buildTranslation(payload, {
        ...{ of: `pages:${page.id}`, locale, path: `/${locale}/dune-${index}/`, title: `Dune ${index} ${locale}` },
        texts: {
          't1/text': { text: `Titre ${index}`, source: `dune ${index}` },
          'd1/html': { text: markup, source },
          '/meta.title': { text: `Au sujet de ${index}`, source: `About dune ${index}` },
          '/meta.description': {
            text: `Tout sur la dune ${index}.`,
            source: `What there is to say of dune ${index}.`,
          },
        },
      });
      if (rules.length > 0) planted[`translations/${id}`] = rules;
    }
    await runCheck(payload);
    const report = (await readReport(payload)) ?? expect.fail('There is no report.');
    expect(findingsOf({ documents: report.documents as never })).toEqual(planted);
  });

  it('can be started by an editor, and includes dismissed findings', async () => {
    const { payload } = db;
    buildTestSite(payload);
    const { id } = await buildPage(payload, about('x', html('<p><a href="/nowhere/">On</a></p>', 'd1')));
    const editor = await restClient(payload, await buildUser(payload, 'editor'));
    expect((await editor('GET', '/guard/report')).body).toMatchObject({ documents: [], pages: 0 });
    expect((await editor('POST', '/guard/run')).status).toBe(202);
    await runCheck(payload);
    const read = async () => (await editor('GET', '/guard/report')).body as SiteCheck;
    const [one] = (await read()).documents;
    expect(one).toMatchObject({ document: `pages/${id}`, findings: [{ rule: 'dead-link', block: 'd1' }] });
    const key = one?.findings[0]?.key;
    await editor('POST', '/guard/aside', { document: one?.document, key, reason: 'It comes on Monday.' });
    expect((await read()).documents[0]?.findings[0]?.aside).toMatchObject({ reason: 'It comes on Monday.' });
  });

  it('ends when the process stops, and keeps the previous report', async () => {
    const { payload } = db;
    buildTestSite(payload);
    await buildPage(payload);
    const site = renderedSiteOf(payload) ?? expect.fail('There is no site.');
    const options = { now: () => new Date(), isStopped: () => true, onPage: async () => undefined };
    expect(await checkSite(payload, site, options)).toBeUndefined();
  });
});
