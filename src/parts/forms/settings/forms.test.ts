import { expect, test } from 'vitest';
import { describeDatabase } from '../../../../tests/support/database/testDatabase.ts';
import { buildForm, field } from '../receive/testing.ts';

describeDatabase('a form with a confirmation mail', (db) => {
  const mail = { reply: true };
  const layout = [field('text', 'name')];

  test('needs an e-mail field to be published, at any depth', async () => {
    await expect(buildForm(db.payload, { mail, layout })).rejects.toMatchObject({
      data: { errors: [{ path: 'mail.reply', message: expect.stringContaining('asks for no e-mail address') }] },
    });
    const inside = [...layout, { blockType: 'container', blocks: [field('email', 'email')] }];
    expect(await buildForm(db.payload, { mail, layout: inside })).toMatchObject({ mail });
    expect(await buildForm(db.payload, { mail: { reply: false }, layout })).toMatchObject({ mail: { reply: false } });
  });

  test('can be saved as a draft without it', async () => {
    const data = { title: 'Ask', layout, mail, _status: 'draft' } as never;
    expect(await db.payload.create({ collection: 'forms', draft: true, data })).toMatchObject({ mail });
  });
});
