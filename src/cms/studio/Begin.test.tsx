import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildPage, buildUser } from '../../../tests/support/factories.ts';
import { Begin } from './Begin.tsx';

describeDatabase('what was worked on last', (db) => {
  test('authors are shown their own documents, editors all', async () => {
    const [author, editor] = [await buildUser(db.payload, 'author'), await buildUser(db.payload, 'editor')];
    await buildPage(db.payload, { title: 'Of the office', path: '/office/' });
    await buildPage(db.payload, { title: 'Of the author', path: '/author/', author: author.id });
    const show = async (user: object) => renderToStaticMarkup(await Begin({ payload: db.payload, user } as never));
    expect(await show(author)).toContain('Of the author');
    expect(await show(author)).not.toContain('Of the office');
    expect(await show(editor)).toContain('Of the office');
  });
});
