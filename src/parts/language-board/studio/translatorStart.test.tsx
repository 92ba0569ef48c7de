import type { ServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildPage, buildTranslation, buildUser } from '../../../../tests/support/factories.ts';
import { TranslatorStart } from './TranslatorStart.tsx';

describeDatabase('the first page of a translator', (db) => {
  const show = async (role: 'author' | 'translator', languages?: 'fr'[]) => {
    const user = await buildUser(db.payload, role, languages && { languages });
    const shown = await TranslatorStart({ payload: db.payload, user } as unknown as ServerProps);
    return shown && renderToStaticMarkup(shown);
  };

  it('leads to what is left in their languages, and to the board', async () => {
    const { id } = await buildPage(db.payload, { title: 'Dunes', path: '/dunes/' });
    await db.payload.updateGlobal({ slug: 'languages', data: { offered: ['fr', 'ar'] } });
    await buildTranslation(db.payload, { of: `pages:${id}`, title: 'Les dunes', _status: 'draft' });
    const shown = await show('translator', ['fr']);
    expect(shown).toContain('<a href="/admin/language-board?locale=fr&amp;state=draft"><strong>1</strong> not yet');
    expect(shown).toContain('href="/admin/language-board"');
    expect(shown).not.toContain('العربية');
  });

  it('says when their language is not offered, and is for translators alone', async () => {
    expect(await show('translator', ['fr'])).toContain('does not offer a language of your account');
    expect(await show('author')).toBeNull();
  });
});
