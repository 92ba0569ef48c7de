import { createLocalReq, type Payload } from 'payload';
import { beforeEach, expect, it } from 'vitest';
import { describeDatabase } from '../../../tests/support/database/testDatabase.ts';
import { inTransaction } from '../../cms/database/transactions/inTransaction.ts';
import { MAIL_BUDGET } from '../../cms/mail/address/mailBudget.ts';
import type { Form, Mail } from '../../cms/payload-types.ts';
import type { Answer } from '../../forms/form.ts';
import { type MailedEnquiry, queueEnquiryMails, writeEnquiryMails } from './sendEnquiryMails.ts';

const LURE = 'Your prize is waiting: http://evil.example/ or +44 20 7946 0958';

/** An attack: sent in another person's name, with a link in each text field. */
const ENQUIRY = {
  reference: 'K-7Q2M4',
  receivedAt: '2026-05-01T10:00:00.000Z',
  formTitle: 'Ask about a journey',
  name: LURE,
  email: 'victim@dunes.example',
  dates: LURE,
  adults: 2,
  answers: [
    answer('name', 'text', LURE),
    answer('email', 'email', 'victim@dunes.example'),
    answer('phone', 'tel', '+44 20 7946 0958'),
    answer('page', 'url', 'http://evil.example/'),
    answer('when', 'text', LURE),
    answer('wishes', 'textarea', LURE),
    answer('secret', 'hidden', LURE),
    answer('style', 'radio', 'Slowly, on foot'),
    answer('party', 'number', '2'),
  ] as unknown as MailedEnquiry['answers'],
} satisfies MailedEnquiry;

function answer(name: string, kind: Answer['kind'], shown: string): Answer {
  return { name, label: `Field ${name}`, kind, value: shown, shown };
}

describeDatabase('mails of an enquiry', (db) => {
  let form: Form;
  beforeEach(async () => {
    const mail = {
      to: ['salma@khettara.example'],
      reply: true,
      replySubject: 'Thank you, [field name=name] [field name=wishes]',
      replyText: 'You chose [field name=style]. You wrote [field name=wishes][field name=secret][field name=page].',
    };
    const layout = [{ blockType: 'form-field-email', name: 'email', label: 'E-mail' }];
    form = await db.payload.create({ collection: 'forms', data: { title: 'Ask', mail, layout } as never });
  });

  async function write(enquiry: MailedEnquiry) {
    return writeEnquiryMails(await createLocalReq({}, db.payload), enquiry, form);
  }

  it('to the enquirer are in their language, to staff in that of the site', async () => {
    const [staff, received] = await write({ ...ENQUIRY, locale: 'ar' });
    expect(received?.text).toContain('مرحبًا،');
    expect(received?.html).toContain('dir="rtl"');
    expect(staff?.text).not.toMatch(/[ا-ي]/);
  });

  it('confirm receipt to the typed address without any typed text', async () => {
    const copy = (await write(ENQUIRY)).find(({ key }) => key === 'received');
    const whole = `${copy?.subject}\n${copy?.text}\n${copy?.html}`;
    expect(whole).not.toMatch(/prize|evil\.example|7946/);
    expect(copy?.subject).toBe('Thank you,');
    expect(copy?.text).toContain('Hello,\n');
    expect(copy?.text).toContain('You chose Slowly, on foot. You wrote .');
    expect(copy?.text).toContain('Field style: Slowly, on foot');
    expect(copy?.text).toContain('K-7Q2M4');
  });

  it('greet by a plain name', async () => {
    const answers = [answer('name', 'text', 'Amina Berrada')] as unknown as MailedEnquiry['answers'];
    const copy = (await write({ ...ENQUIRY, name: 'Amina Berrada', answers, dates: 'April' })).at(-1);
    expect(copy?.subject).toBe('Thank you, Amina Berrada');
    expect(copy?.text).toContain('Hello Amina Berrada,');
    expect(copy?.text).toContain('Dates: April');
  });

  it('to staff contain all fields', async () => {
    const [notice] = await write(ENQUIRY);
    expect(notice?.to).toEqual(['salma@khettara.example']);
    for (const said of ['http://evil.example/', '+44 20 7946 0958', 'Slowly, on foot'])
      expect(notice?.text).toContain(said);
  });

  it('reach staff when the visitor’s mail budget is used up', async () => {
    for (let id = 1; id <= MAIL_BUDGET.recipient.max + 3; id += 1) {
      const req = await createLocalReq({}, db.payload);
      const mails = await write({ ...ENQUIRY, email: `v.ictim+${id}@dunes.example` });
      await inTransaction(req, () => queueEnquiryMails(req, id, mails, '198.51.100.1'));
    }
    const mails = await mailsOf(db.payload);
    const toStaff = mails.filter(({ to }) => to === 'salma@khettara.example');
    expect(toStaff).toHaveLength(MAIL_BUDGET.recipient.max + 3);
    expect(mails).toHaveLength(toStaff.length + MAIL_BUDGET.recipient.max);
  });
});

async function mailsOf(payload: Payload): Promise<Mail[]> {
  return (await payload.find({ collection: 'mails', pagination: false, depth: 0 })).docs;
}
