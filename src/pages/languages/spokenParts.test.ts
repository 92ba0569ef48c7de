import { createLocalReq } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildTranslation } from '../../../tests/support/factories.ts';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { schemaOf } from '../../cms/relations/schemaOf.ts';
import { listTexts } from '../../cms/translations/applyTranslation.ts';
import { findSource } from '../../cms/translations/findSource.ts';
import type { LocaleCode } from '../../shared/locales.ts';

describeDatabase('parts on pages in another language', (db) => {
  let page = 0;
  beforeEach(async () => {
    const { payload } = db;
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    ({ id: page } = await buildPage(payload, { title: 'Dunes', path: '/dunes/', layout: [] }));
    await translate(`pages:${page}`, { title: 'Les dunes', path: '/fr/les-dunes/' });
  });
  const translate = (of: string, data: object) =>
    buildTranslation(db.payload, { of, path: null, locale: 'fr', texts: {}, ...data });
  const read = async (path: string) =>
    String((await buildTestSite(db.payload).respond({ path, query: new URLSearchParams() })).body);

  it('a popup speaks the language that asks for it, and marks untranslated texts', async () => {
    const text = { blockType: 'heading', version: 1, id: 'q', text: 'Then you sit.', eyebrow: 'A guide' };
    const button = {
      blockType: 'button',
      version: 1,
      id: 'b',
      label: 'See',
      link: { kind: 'address', address: '/dunes/' },
    };
    const { id } = await db.payload.create({
      collection: 'popups',
      data: { title: 'Packing guide', _status: 'published', layout: [text, button] } as never,
    });
    const site = buildTestSite(db.payload);
    const popup = site.fragments.find(({ name }) => name === 'popups');
    const htmlIn = async (locale?: LocaleCode): Promise<string> =>
      JSON.parse(String((await popup?.respond(id, locale))?.body)).html;
    const english = await htmlIn();
    expect(english).not.toContain('lang=');
    const [dialog = ''] = /<dialog[^>]*>.*?<div[^>]*>/s.exec(await htmlIn('fr')) ?? [];
    expect(dialog).toMatch(/aria-label="Packing guide" lang="en" dir="ltr".*r-popup__frame" lang="fr" dir="ltr"/);
    const texts = {
      'q/text': { text: 'Puis on s’assoit.', source: 'Then you sit.' },
      'b/label': { text: 'Voir', source: 'See' },
    };
    await translate(`popups:${id}`, { title: 'Que prendre', texts });
    const french = await htmlIn('fr');
    expect(french).toMatch(/aria-label="Que prendre"(?! lang)/);
    expect(french).toContain('Puis on s’assoit.');
    expect(french).toMatch(/lang="en" dir="ltr"[^<]*>(?:<[^>]*>)*A guide/);
    expect(french).toContain('href="/fr/les-dunes/"');
    expect(french).toContain('aria-label="Fermer"');
    expect(await htmlIn('ar')).toContain('lang="ar" dir="rtl"');
    expect(await htmlIn()).toBe(english);
  });

  it('the chat speaks the language of the page where its texts are translated, and is marked where they are not', async () => {
    const { payload } = db;
    const account = await payload.create({
      collection: 'chat-accounts',
      data: { accountName: 'Salma', title: 'Guide', number: '+212612345678', isAlwaysAvailable: true } as never,
    });
    await payload.updateGlobal({
      slug: 'chat',
      data: { enabled: true, accounts: [account.id], styles: { title: 'Ask us', btnLabel: 'Need help?' } } as never,
    });
    const before = await read('/fr/les-dunes/');
    expect(before).toMatch(/r-chat__title"? lang="en" dir="ltr"[^>]*>Ask us/);
    expect(before).toMatch(/r-chat__name"? lang="en" dir="ltr"[^>]*>Salma/);
    const { texts } = await sourceOf('chat:1');
    const words = texts.map(({ key, text }, index) => [key, { text: `Mots ${index}`, source: text }]);
    await translate('chat:1', { title: '', texts: Object.fromEntries(words) });
    const accountTexts = (await sourceOf(`chat-accounts:${account.id}`)).texts.map(({ key, text }) => [
      key,
      { text: text === 'Salma' ? 'Salma F.' : 'De retour', source: text },
    ]);
    await translate(`chat-accounts:${account.id}`, {
      title: 'Guide de montagne',
      texts: Object.fromEntries(accountTexts),
    });
    const after = await read('/fr/les-dunes/');
    const chat = /<(?:div|rihla-island)[^>]*class="?r-chat.*/s.exec(after)?.[0] ?? '';
    expect(chat).toMatch(/r-chat__title"?[^>]*>Mots \d/);
    expect(chat).toContain('Guide de montagne');
    expect(chat).not.toMatch(/Ask us|Need help|lang="?en/);
    expect(await read('/dunes/')).toContain('Ask us');
  });

  async function sourceOf(of: string): Promise<{ texts: { key: string; text: string }[] }> {
    const source = await findSource(await createLocalReq({}, db.payload), of);
    return { texts: listTexts(source?.fields, source?.document, schemaOf(db.payload), {}) };
  }
});
