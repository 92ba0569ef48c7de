// The words that forms and enquiries are sorted by, with the names that editors read.

/** The slugs of the collections, for relations that lead to them. */
export const FORMS = 'forms';
export const ENQUIRIES = 'enquiries';
export const ENQUIRY_MESSAGES = 'enquiry-messages';
export const ENQUIRY_FILES = 'enquiry-files';

/** What follows when a form was sent. */
export const AFTERS = {
  message: 'A message in the place of the form',
  redirect: 'Another page opens',
  popup: 'A popup opens, and a message stands in the place of the form',
} as const;

/** Where an enquiry comes from. */
export const SOURCES = { form: 'Form', chat: 'Chat', manual: 'Entered by hand' } as const;
export type Source = keyof typeof SOURCES;

/** How far an enquiry is. */
export const STATUSES = { new: 'New', open: 'Open', answered: 'Answered', won: 'Won', lost: 'Lost' } as const;
export type Status = keyof typeof STATUSES;

/** What a message of an enquiry's thread is. */
export const MESSAGE_KINDS = {
  note: 'Note',
  reply: 'Reply',
  received: 'Received',
  event: 'Event',
} as const;
export type MessageKind = keyof typeof MESSAGE_KINDS;

/** How long personal data is kept where no setting says so, in months. */
export const DEFAULT_KEEP_MONTHS = 24;

/** The longest that can be set, in months. */
export const MOST_KEEP_MONTHS = 120;

/** Within how many hours of opening an enquiry is answered, where no setting says so. */
export const DEFAULT_ANSWER_HOURS = 24;
