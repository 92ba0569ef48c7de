import type { Source, Status } from '../../../forms/words.ts';
import type { ReplyFacts } from './fillTemplate.ts';
import type { Filter, InboxQuery } from './filters.ts';

// Types of the inbox's API. All times are epoch ms.

/** A user who can own enquiries. */
export interface StaffMember {
  id: number;
  name: string;
}

/** An enquiry as a row of the list. */
export interface InboxRow {
  id: number;
  reference: string;
  name: string;
  email: string;
  tourTitle: string;
  dates: string;
  /** Such as `2 adults, 1 child`; empty when unknown. */
  party: string;
  /** Beginning of a longer answer. */
  excerpt: string;
  formTitle: string;
  source: Source;
  status: Status;
  isSpam: boolean;
  owner: number | undefined;
  receivedAt: number;
  answerDue: number | undefined;
  firstAnsweredAt: number | undefined;
}

/** Number of clicks on a chat account, by day and page; without personal data. */
export interface ChatLead {
  /** `2026-05-01`, in UTC. */
  day: string;
  account: string;
  path: string;
  /** Title of the tour or other document; empty when deleted. */
  title: string;
  isTour: boolean;
  count: number;
}

/** A list of the inbox. */
export interface InboxList {
  query: InboxQuery;
  rows: InboxRow[];
  leads: ChatLead[];
  total: number;
  pages: number;
  counts: Readonly<Record<'mine' | 'new' | 'overdue' | 'spam', number>>;
  staff: StaffMember[];
  /** Id of the newest enquiry that is no spam, to detect new ones. */
  newest: number;
}

/** Delivery state of a mail. */
export interface MailState {
  id: number;
  to: string;
  state: 'failed' | 'kept' | 'sent' | 'waiting';
  problem: string;
}

/** One entry of a thread. */
export interface ThreadMessage {
  id: number;
  kind: 'event' | 'note' | 'received' | 'reply';
  byName: string;
  subject: string;
  text: string;
  at: number;
  mails: MailState[];
}

/** A question with its answer. */
export interface ShownAnswer {
  name: string;
  label: string;
  shown: string;
}

/** A file of an enquiry. */
export interface EnquiryFile {
  id: number;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

/** A consent of the traveller. */
export interface GivenConsent {
  text: string;
  version: string;
  at: number | undefined;
}

/** An enquiry with all related data. */
export interface EnquiryView extends InboxRow {
  phone: string;
  answers: ShownAnswer[];
  files: EnquiryFile[];
  consents: GivenConsent[];
  spamReasons: string[];
  page: string;
  pageTitle: string;
  campaign: string;
  locale: string;
  isErased: boolean;
  /** The current tour; undefined when deleted, or not named. */
  tour: { id: number; title: string; code: string; path: string } | undefined;
  departure: { id: number; days: string; places: string } | undefined;
  messages: ThreadMessage[];
  /** Mails about it without a thread message, such as the confirmation. */
  mails: MailState[];
  facts: ReplyFacts;
  /** Link that opens a chat with the traveller; undefined without a phone number. */
  chatLink: string | undefined;
}

/** A reply template. */
export interface ReplyTemplate {
  id: number;
  name: string;
  subject: string;
  text: string;
}

/** Initial data of the inbox page. */
export interface InboxStart {
  list: InboxList;
  enquiry: EnquiryView | undefined;
  templates: ReplyTemplate[];
  user: StaffMember;
  isAdmin: boolean;
  /** For displaying all times. */
  timezone: string;
  /** Server time, epoch ms, so that server and browser first render the same clock. */
  now: number;
}

/** Count of a list; undefined where it has none. */
export function countOf(counts: InboxList['counts'], filter: Filter): number | undefined {
  return filter in counts ? counts[filter as keyof InboxList['counts']] : undefined;
}
