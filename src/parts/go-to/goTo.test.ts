import { beforeEach, expect, it } from 'vitest';
import { describeEachDatabaseInTurn } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildTour, buildUser } from '../../../tests/support/factories.ts';
import { restClient } from '../../../tests/support/requests/rest.ts';
import type { UserRole } from '../../cms/access/roles.ts';
import type { GoToResult } from './endpoints/goTo.ts';
import { NEWCOMER_WORDS } from './rules/newcomerWords.ts';

/** What newcomers type, by the screen that they look for. */
const NEWCOMERS: Readonly<Record<string, readonly string[]>> = {
  '/admin/collections/tours': ['excursion', 'prices', 'voyage', 'circuit', 'tarif', 'رحلة', 'رحلات', 'سعر'],
  '/admin/collections/posts': ['blog'],
  '/admin/globals/shop': ['IBAN', 'bank account', 'VAT', 'paiement', 'virement', 'acompte', 'دفع', 'تحويل'],
  '/admin/collections/orders': ['refund', 'réservation', 'facture', 'حجز'],
  '/admin/globals/site': ['domain', 'currency', 'facebook'],
  '/admin/collections/pages': ['homepage', 'accueil', 'صفحة'],
  '/admin/collections/media': ['video', 'photos', 'صورة'],
  '/admin/collections/users': ['invite', 'utilisateur', 'مستخدم'],
  '/admin/account': ['two-factor', 'passkey', 'mot de passe', 'كلمة المرور'],
  '/admin/globals/channels': ['sitemap'],
  '/admin/trash': ['undo', 'corbeille', 'مهملات'],
  '/admin/health': ['update', 'sauvegarde'],
  '/admin/collections/reviews': ['testimonials', 'avis', 'تقييم'],
  '/admin/globals/chat': ['opening hours'],
  '/admin/collections/departures': ['dates', 'مواعيد'],
  '/admin/collections/promotions': ['remise', 'خصم'],
  '/admin/globals/languages': ['langue', 'لغة'],
  '/admin/language-board': ['traduction', 'ترجمة'],
  '/admin/globals/theme': ['couleurs', 'ألوان', 'شعار'],
  '/admin/help': ['aide', 'مساعدة'],
  '/admin/globals/mail-settings': ['بريد'],
  '/admin/collections/menus': ['قائمة'],
};

describeEachDatabaseInTurn('the search over the studio', (db) => {
  let page: { id: number };
  beforeEach(async () => {
    page = await buildPage(db.payload, { title: 'Packing for the dunes' });
  });

  async function search(role: UserRole, typed: string): Promise<GoToResult[]> {
    const rest = await restClient(db.payload, await buildUser(db.payload, role));
    const { body } = await rest('GET', `/go-to?q=${encodeURIComponent(typed)}`);
    return (body as { results: GoToResult[] }).results;
  }
  const hrefs = async (role: UserRole, typed: string) => (await search(role, typed)).map(({ href }) => href);

  it('finds screens by their synonyms, and documents by their titles, drafts too', async () => {
    expect(await hrefs('editor', 'deleted')).toEqual([
      '/admin/trash',
      '/admin/find?q=deleted',
      '/admin/help?q=deleted',
    ]);
    // By its group in the menu, too.
    expect(await hrefs('editor', 'journeys')).toContain('/admin/collections/tours');
    expect((await hrefs('editor', 'new page'))[0]).toBe('/admin/collections/pages/create');
    expect(await search('editor', 'dunes')).toContainEqual({
      label: 'Packing for the dunes',
      href: `/admin/collections/pages/${page.id}`,
      about: 'Page',
    });
    const draft = await buildTour(db.payload, { title: 'Saffron harvest', _status: 'draft' });
    expect(await hrefs('author', 'saffron')).toEqual([`/admin/collections/tours/${draft.id}`, '/admin/help?q=saffron']);
  });

  it('finds settings by the labels of their fields, and by synonyms', async () => {
    const labels = async (typed: string) => (await search('editor', typed)).map(({ label }) => label);
    expect(await labels('time zone')).toContain('Site: Time zone');
    expect(await labels('town')).toContain('Site: Address, Town');
    expect(await labels('email')).toContain('Site: E-mail');
    expect(await labels('typefaces')).toContain('Theme: Type, Typefaces');
    expect((await labels('logo')).slice(0, 2)).toEqual(['Templates', 'Theme']);
    // By their names in other programs.
    const others = {
      discount: 'Promotions',
      csv: 'Tours',
      whatsapp: 'Chat',
      'opening hours': 'Chat',
      favicon: 'Theme',
    };
    for (const [typed, found] of Object.entries({ ...others, launch: 'First page' }))
      expect(await labels(typed)).toContain(found);
    // Two fields of one label are one result.
    const phones = await labels('on phones and tablets');
    expect(phones).toEqual([...new Set(phones)]);
    // They do not crowd out other results.
    expect(await labels('')).not.toContain('Site: E-mail');
    expect(await hrefs('author', 'time zone')).toEqual(['/admin/help?q=time+zone']);
  });

  it('finds screens by words of newcomers, in three languages', async () => {
    const rest = await restClient(db.payload, await buildUser(db.payload, 'admin'));
    const missed: string[] = [];
    for (const [href, words] of Object.entries(NEWCOMERS))
      for (const word of words) {
        const { body } = await rest('GET', `/go-to?q=${encodeURIComponent(word)}`);
        const found = (body as { results: GoToResult[] }).results;
        if (!found.some((result) => result.href === href)) missed.push(`${word}: ${href}`);
      }
    expect(missed).toEqual([]);
  });

  it('has words of newcomers for existing screens only', async () => {
    const screens = await hrefs('admin', '');
    expect(Object.keys(NEWCOMER_WORDS).filter((href) => !screens.includes(href))).toEqual([]);
  });

  it('offers each role only what it may open', async () => {
    expect(await hrefs('author', 'trash')).toEqual(['/admin/help?q=trash']);
    expect(await hrefs('editor', 'health')).not.toContain('/admin/health');
    expect(await hrefs('admin', 'health')).toContain('/admin/health');
    expect(await hrefs('bookings', 'telephone')).toContain('/admin/new-booking');
    expect(await hrefs('guide', '')).toEqual(
      expect.not.arrayContaining([expect.stringMatching(/orders|customers|pages|health|inbox/)]),
    );
    expect(await hrefs('guide', 'dunes')).toEqual(['/admin/help?q=dunes']);
    // Booking staff can read tours, but have no list of them.
    await buildTour(db.payload, { title: 'Saffron harvest' });
    expect(await hrefs('bookings', 'saffron')).toEqual(['/admin/find?q=saffron', '/admin/help?q=saffron']);
  });

  it('omits trashed documents, and is closed to visitors', async () => {
    await db.payload.update({ collection: 'pages', id: page.id, data: { deletedAt: new Date().toISOString() } });
    expect(await hrefs('editor', 'dunes')).toEqual(['/admin/find?q=dunes', '/admin/help?q=dunes']);
    expect((await (await restClient(db.payload))('GET', '/go-to?q=dunes')).status).toBe(403);
  });
});
