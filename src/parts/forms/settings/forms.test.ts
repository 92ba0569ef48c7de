import { expect, test } from 'vitest';
import { describeDatabase } from '../../../../tests/support/testDatabase.ts';
import { buildForm, field } from '../receive/testing.ts';

describeDatabase('a form that confirms to the visitor', (db) => {
  const mail = { reply: true };
  const layout = [field('text', 'name')];

  test('is published only with a field for the address, wherever it stands', async () => {
    await expect(buildForm(db.payload, { mail, layout })).rejects.toMatchObject({
      data: { errors: [{ path: 'mail.reply', message: expect.stringContaining('asks for no e-mail address') }] },
    });
    const inside = [...layout, { blockType: 'container', blocks: [field('email', 'email')] }];
    expect(await buildForm(db.payload, { mail, layout: inside })).toMatchObject({ mail });
    expect(await buildForm(db.payload, { mail: { reply: false }, layout })).toMatchObject({ mail: { reply: false } });
  });

  test('is kept as a draft without it', async () => {
    const data = { title: 'Ask', layout, mail, _status: 'draft' } as never;
    expect(await db.payload.create({ collection: 'forms', draft: true, data })).toMatchObject({ mail });
  });
});
