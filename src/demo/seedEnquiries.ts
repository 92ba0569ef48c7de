import type { Payload, Where } from 'payload';
import { ENQUIRIES, ENQUIRY_MESSAGES } from '../forms/words.ts';
import { type DemoEnquiry, demoEnquiries, demoReplyTemplates, hoursBefore } from './enquiries.ts';
import { ensure } from './ensure.ts';
import type { DocumentRef } from './menus.ts';

/** Promised reply time of the demo, in hours. */
const PROMISED = 24;

/** Seeds enquiries and reply templates; existing ones stay. Only part of a first seed: they are fictitious. */
export async function seedEnquiries(
  payload: Payload,
  refs: ReadonlyMap<string, DocumentRef>,
  now: number,
): Promise<void> {
  for (const template of demoReplyTemplates)
    await ensure(payload, 'reply-templates', { name: { equals: template.name } }, template);
  // Oldest first, so that the newest has the highest number.
  for (const enquiry of demoEnquiries.toSorted((a, b) => b.ago - a.ago)) {
    const tour = enquiry.tour ? refs.get(`/tours/${enquiry.tour}/`) : undefined;
    const where = { reference: { equals: enquiry.reference } };
    const record = enquiryRecord(enquiry, now);
    const id = await ensure(payload, ENQUIRIES, where, { ...record, tour: tour?.value ?? null });
    for (const { after, ...message } of enquiry.messages ?? []) {
      const at = hoursBefore(now, enquiry.ago - after);
      const known: Where = { and: [{ enquiry: { equals: id } }, { text: { equals: message.text } }] };
      await ensure(payload, ENQUIRY_MESSAGES, known, { ...message, enquiry: id, at });
    }
  }
}

function enquiryRecord(enquiry: DemoEnquiry, now: number): object {
  const { ago, answeredAfter, answers = [], message, messages: _, ...plain } = enquiry;
  const written = { name: 'message', label: 'What would you like to know?', kind: 'textarea', value: message };
  return {
    ...plain,
    uuid: `demo-${enquiry.reference}`,
    source: 'form',
    formTitle: enquiry.tour ? 'Ask about this journey' : 'Write to us',
    isLead: true,
    locale: 'en',
    tourTitle: enquiry.tour ? enquiry.pageTitle : null,
    answers: [
      { ...written, shown: message },
      ...answers.map(([label, shown], index) => ({ name: `more-${index}`, label, kind: 'text', value: shown, shown })),
    ],
    consents: enquiry.isSpam
      ? []
      : [
          {
            name: 'consent',
            text: 'You may use what I have written to answer me.',
            version: 'a1f4',
            at: hoursBefore(now, ago),
          },
        ],
    spamReasons: enquiry.isSpam ? ['links'] : [],
    receivedAt: hoursBefore(now, ago),
    answerDue: hoursBefore(now, ago - PROMISED),
    firstAnsweredAt: answeredAfter === undefined ? null : hoursBefore(now, ago - answeredAfter),
  };
}
