import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/testDatabase.ts';
import { Welcome } from './Welcome.tsx';

describeDatabase('the first thing an editor sees', (db) => {
  const show = async () => renderToStaticMarkup(await Welcome({ payload: db.payload, user: null } as never));
  const reserve = () =>
    db.payload.db.create({ collection: 'media', data: { alt: { en: 'Dunes' }, width: 2400, height: 1600 } });

  test('says how many pictures of the demo are still to be drawn', async () => {
    expect(await show()).not.toContain('to be drawn');
    await reserve();
    expect(await show()).toContain('One picture of the demo still to be drawn.');
    await reserve();
    expect(await show()).toContain('2 pictures of the demo still to be drawn.');
  });
});
