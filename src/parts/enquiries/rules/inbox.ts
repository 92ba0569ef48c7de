import type { Source, Status } from '../../../forms/words.ts';
import type { ReplyFacts } from './fillTemplate.ts';
import type { Filter, InboxQuery } from './filters.ts';

// What the server tells the inbox. All times are epoch ms.

/** Somebody who can look after enquiries. */
export interface StaffMember {
  id: number;
  name: string;
}

/** An enquiry as the list shows it. */
export interface InboxRow {
  id: number;
  reference: string;
  name: string;
  email: string;
  tourTitle: string;
  dates: string;
  /** Such as `2 adults, 1 child`; empty when it is not known. */
  party: string;
  /** How a longer answer begins. */
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

/** Clicks on a chat account, of a day and a page: nothing of who clicked is known. */
export interface ChatLead {
  /** `2026-05-01`, in UTC. */
  day: string;
  account: string;
  path: string;
  /** The tour whose page it is, or the title of another document; empty when it has gone. */
  title: string;
  isTour: boolean;
  count: number;
}

/** The list of the inbox. */
export interface InboxList {
  query: InboxQuery;
  rows: InboxRow[];
  leads: ChatLead[];
  total: number;
  pages: number;
  counts: Readonly<Record<'mine' | 'new' | 'overdue' | 'spam', number>>;
  staff: StaffMember[];
  /** The newest enquiry of all that are no spam, for telling whether one has come in. */
  newest: number;
}

/** What became of a mail. */
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

/** A question and what was answered. */
export interface ShownAnswer {
  name: string;
  label: string;
  shown: string;
}

/** A file that came with an enquiry. */
export interface EnquiryFile {
  id: number;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

/** What somebody has agreed to. */
export interface GivenConsent {
  text: string;
  version: string;
  at: number | undefined;
}

/** An enquiry with all that is known of it. */
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
  /** The tour as it is now; undefined when it has gone, or none was named. */
  tour: { id: number; title: string; code: string; path: string } | undefined;
  departure: { id: number; days: string; places: string } | undefined;
  messages: ThreadMessage[];
  /** Mails about it that belong to no message of the thread, such as the confirmation. */
  mails: MailState[];
  facts: ReplyFacts;
  /** Opens a chat with the traveller; undefined without a phone number. */
  chatLink: string | undefined;
}

/** A template of a reply. */
export interface ReplyTemplate {
  id: number;
  name: string;
  subject: string;
  text: string;
}

/** What the page of the inbox begins with. */
export interface InboxStart {
  list: InboxList;
  enquiry: EnquiryView | undefined;
  templates: ReplyTemplate[];
  user: StaffMember;
  isAdmin: boolean;
  /** In which all times are named. */
  timezone: string;
  /** Epoch ms of the server, so that the first clock in the browser says the same. */
  now: number;
}

/** The lists that have a count beside their names. */
export function countOf(counts: InboxList['counts'], filter: Filter): number | undefined {
  return filter in counts ? counts[filter as keyof InboxList['counts']] : undefined;
}
