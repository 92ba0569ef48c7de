import { msg } from '../shared/studioWords/t.ts';

// Categories of forms and enquiries, with their labels.

/** Slugs of the collections, for relationships. */
export const FORMS = 'forms';
export const ENQUIRIES = 'enquiries';
export const ENQUIRY_MESSAGES = 'enquiry-messages';
export const ENQUIRY_FILES = 'enquiry-files';

/** Actions after a form was submitted. */
export const AFTERS = {
  message: 'A message in the place of the form',
  redirect: 'Another page opens',
  popup: 'A popup opens, and a message stands in the place of the form',
} as const;

/** Source of an enquiry. */
export const SOURCES = { form: msg('Form'), chat: msg('Chat'), manual: msg('Entered by hand') } as const;
export type Source = keyof typeof SOURCES;

/** Status of an enquiry. */
export const STATUSES = {
  new: msg('New\x04an enquiry'),
  open: msg('Open\x04an enquiry'),
  answered: msg('Answered\x04an enquiry'),
  won: msg('Won\x04an enquiry'),
  lost: msg('Lost\x04an enquiry'),
} as const;
export type Status = keyof typeof STATUSES;

/** Kinds of message in an enquiry's thread. */
export const MESSAGE_KINDS = {
  note: msg('Note\x04a message'),
  reply: msg('Reply\x04a message'),
  received: msg('Received\x04a message'),
  event: msg('Event\x04a message'),
} as const;
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** Default retention of personal data, in months. */
export const DEFAULT_KEEP_MONTHS = 24;

/** Maximum retention, in months. */
export const MAX_KEEP_MONTHS = 120;

/** Default response time of an enquiry, in opening hours. */
export const DEFAULT_ANSWER_HOURS = 24;
