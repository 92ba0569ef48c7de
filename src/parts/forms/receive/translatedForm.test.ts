import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildPage, buildTranslation } from '../../../../tests/support/factories.ts';
import { buildForm, field, openForms, sendForm } from './testing.ts';

const UUID = '4b5e1c4e-9d0a-4c0f-8f36-0c7d5f6a1b2c';
const FROM_FRENCH = { referer: 'http://localhost:3000/fr/demande/' };
/** A choice whose name is made from its label, and a field that depends on it. */
const LAYOUT = [
  { ...field('text', 'name', { required: true }), label: 'Your name', help: 'As on your passport.', id: 'n' },
  { blockType: 'form-field-radio', id: 'b', label: 'Board', options: 'None\nHalf board|half' },
  {
    ...field('text', 'diet'),
    label: 'Diet',
    id: 'd',
    showIf: [{ id: 'c', field: 'board', is: 'equals', value: 'half' }],
  },
];

describeDatabase('a form in another language', (db) => {
  let app: FastifyInstance;
  let form = 0;
  beforeEach(async () => {
    const { payload } = db;
    app = await openForms(db);
    const mail = { to: ['desk@example.com'], subject: 'Asked', reply: true, replySubject: 'Thank you' };
    const layout = [...LAYOUT, { ...field('email', 'email'), id: 'e' }];
    form = (await buildForm(payload, { submitLabel: 'Ask', layout, mail })).id;
    const page = await buildPage(payload, {
      path: '/ask/',
      layout: [{ blockType: 'form', version: 1, id: 'f', form }] as never,
    });
    await payload.updateGlobal({ slug: 'languages', data: { offered: ['fr'] } });
    await buildTranslation(payload, { of: `pages:${page.id}`, title: 'Demande', path: '/fr/demande/', texts: {} });
  });
  afterEach(() => app.close());

  const translate = () => {
    const texts = {
      '/submitLabel': ['Ask', 'Demander'],
      '/mail.replySubject': ['Thank you', 'Merci'],
      'n/label': ['Your name', 'Votre nom'],
      'b/label': ['Board', 'Repas'],
      'b/options': ['None\nHalf board|half', 'Aucun\nDemi-pension'],
      'd/label': ['Diet', 'Régime'],
      'e/label': ['email', 'Adresse e-mail'],
    };
    const rows = Object.entries(texts).map(([key, [source, text]]) => [key, { source, text }]);
    return buildTranslation(db.payload, {
      of: `forms:${form}`,
      path: null,
      title: '',
      texts: Object.fromEntries(rows),
    });
  };
  const page = async (path = '/fr/demande/') => (await app.inject(path)).body;

  test('has the language of the source until it is translated, with the catalogue’s button label', async () => {
    const html = await page();
    expect(html).toContain('<span lang="en" dir="ltr">Your name</span>');
    expect(html).toContain('<span lang="en" dir="ltr">Half board</span>');
    expect(html).toMatch(/<button[^>]*><span>Envoyer/);
  });

  test('has translated texts under the field names of the source; untranslated ones have a lang attribute', async () => {
    await translate();
    const html = await page();
    expect(html).toContain('<span>Votre nom</span>');
    expect(html).toContain('<span lang="en" dir="ltr">As on your passport.</span>');
    expect(html).toMatch(/<input[^>]*name="board"[^>]*value="half"[^>]*\/?><span>Demi-pension/);
    expect(html).toMatch(/<button[^>]*><span>Demander/);
    expect(await page('/ask/')).not.toMatch(/Votre nom|lang="fr"/);
  });

  test('is answered, stored and mailed in the visitor’s language, and to staff in theirs', async () => {
    await translate();
    const refused = await sendForm(app, form, { _uuid: UUID }, FROM_FRENCH);
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Ce champ est à remplir.');
    const typed = { name: 'Amina', board: 'half', diet: 'Sans gluten', email: 'amina@example.com', _uuid: UUID };
    expect((await sendForm(app, form, typed, FROM_FRENCH)).statusCode).toBe(200);
    const [enquiry] = (await db.payload.find({ collection: 'enquiries', depth: 0 })).docs;
    expect(enquiry?.answers).toMatchObject([
      { name: 'name', label: 'Votre nom' },
      { name: 'board', label: 'Repas', value: 'half', shown: 'Demi-pension' },
      { name: 'diet', label: 'Régime', shown: 'Sans gluten' },
      { name: 'email' },
    ]);
    const { docs: mails } = await db.payload.find({ collection: 'mails', sort: 'key', depth: 0 });
    expect(mails.map(({ subject }) => subject)).toEqual(['Merci', 'Asked']);
  });
});
