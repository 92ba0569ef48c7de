import { createLocalReq } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { buildUser } from '../../../tests/support/factories.ts';
import { inTransaction } from '../database/transactions/inTransaction.ts';
import { MAIL_BUDGET } from '../mail/address/mailBudget.ts';
import { queueMail } from '../mail/queue/queueMail.ts';
import { Welcome } from './Welcome.tsx';

describeDatabase("the studio's dashboard", (db) => {
  const show = async (user: object) => renderToStaticMarkup(await Welcome({ payload: db.payload, user } as never));
  const reserve = () =>
    db.payload.db.create({ collection: 'media', data: { alt: { en: 'Dunes' }, width: 2400, height: 1600 } });

  test('shows how many pictures of the demo are still being made', async () => {
    const author = await buildUser(db.payload, 'author');
    expect(await show(author)).not.toContain('to be drawn');
    await reserve();
    expect(await show(author)).toContain('One picture of the demo still to be drawn.');
    await reserve();
    expect(await show(author)).toContain('2 pictures of the demo still to be drawn.');
  });

  test('shows failed mails to editors only', async () => {
    const [editor, author] = [await buildUser(db.payload, 'editor'), await buildUser(db.payload, 'author')];
    const req = await createLocalReq({}, db.payload);
    const mark = async (key: string, data: Record<string, unknown>) => {
      const mail = { to: 'lahcen@khettara.example', subject: 'Water', html: '', text: 'Water' };
      const [id = 0] = await queueMail(req, mail, { key });
      await db.payload.db.updateOne({ collection: 'mails', id, data });
    };
    await mark('fresh', {});
    expect(await show(editor)).not.toContain('mail');
    await mark('refused', { state: 'failed', lastError: 'No such person' });
    await mark('held', { lastError: 'The server is away' });
    expect(await show(editor)).toContain('One mail could not be sent.');
    expect(await show(editor)).toContain('One mail was not taken yet and is tried again.');
    expect(await show(author)).not.toContain('collections/mails');
  });

  test('shows editors how many mails to visitors were held back', async () => {
    const editor = await buildUser(db.payload, 'editor');
    expect(await show(editor)).not.toContain('held back');
    const water = { to: 'amina@dunes.example', subject: 'Water', html: '', text: 'Water' };
    for (let turn = 0; turn < MAIL_BUDGET.recipient.max + 2; turn += 1) {
      const req = await createLocalReq({}, db.payload);
      await inTransaction(req, () => queueMail(req, water, { key: `water:${turn}`, stranger: { purpose: 'enquiry' } }));
    }
    expect(await show(editor)).toContain('2 mails to visitors held back within a day');
  });
});
