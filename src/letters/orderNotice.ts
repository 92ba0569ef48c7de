import { cutText } from '../shared/cutText.ts';
import { createTranslate } from '../shared/messages/index.ts';
import { defineLetter } from './defineLetter.ts';
import { AUTOMATIC, type Fact, type Piece, type RenderedLetter } from './letter.ts';
import type { Letterhead } from './letterhead.ts';
import {
  amountPieces,
  facts,
  gonePieces,
  journeyPieces,
  type LetterJourney,
  type LetterStatement,
} from './orderPieces.ts';
import { renderLetter } from './renderLetter.ts';

const LONGEST_SUBJECT_PART = 80;

/** What staff are told of an order; `transfer`: it was placed, and waits for a bank transfer. */
export type NoticeNews = 'confirmed' | 'transfer' | 'cancelled' | 'reduced' | 'orphaned' | StaffNews;

/** What staff alone are told: money has gone back by other hands, such as in a provider's dashboard; it is disputed; it could not be given back. */
export const STAFF_NEWS = ['returned', 'disputed', 'refundFailed'] as const;
export type StaffNews = (typeof STAFF_NEWS)[number];

/** Whether staff alone are told a piece of news. */
export function isForStaff(news: string): news is StaffNews {
  return STAFF_NEWS.some((one) => one === news);
}

/** Whoever booked, or for whom it was booked. */
interface NoticeContact {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  notes?: string | undefined;
}

/** An order as staff are told of it; texts as they are read. */
export interface NoticeOrder extends NoticeContact {
  reference: string;
  journeys: readonly LetterJourney[];
  statement: LetterStatement;
  /** What was cancelled of one that stands. */
  gone?: readonly LetterJourney[] | undefined;
  /** Money that has to be given back; absent: there is none. */
  back?: string | undefined;
  /** Where it stands in the studio. */
  studioUrl: string;
}

/** A booking of a partner as staff are told of it. */
export interface NoticeBooking extends NoticeContact {
  reference: string;
  /** Who made it, and under which reference of theirs. */
  partner: string;
  theirReference?: string | undefined;
  /** Why it was cancelled, in their words. */
  reason?: string | undefined;
  journey: LetterJourney;
  studioUrl: string;
}

/** The letter to staff about an order. Answers to it should go to whoever ordered (`replyTo`). */
export const orderNotice = defineLetter(
  'orderNotice',
  async (head: Letterhead, news: NoticeNews, order: NoticeOrder): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const { back, gone = [], journeys, reference, statement } = order;
    const who = order.name || order.email || reference;
    const amount = back ?? statement.total;
    return write(head, {
      title: t(`letter.orderNotice.${news}.title`, { amount }),
      subject: t(`letter.orderNotice.${news}.subject`, { amount, reference, what: subjectOf(who, journeys) }),
      lead: t(`letter.orderNotice.${news}.text`, { amount }),
      contact: contactFacts(order, head),
      middle: [...journeyPieces(journeys, t), ...amountPieces(statement, reference, t), ...gonePieces(gone, t)],
      url: order.studioUrl,
    });
  },
);

/** The letter to staff about a booking that a partner has made or cancelled. */
export const partnerNotice = defineLetter(
  'partnerNotice',
  async (head: Letterhead, news: 'confirmed' | 'cancelled', booking: NoticeBooking): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const { journey, partner, reason, reference, theirReference } = booking;
    return write(head, {
      title: t(`letter.partnerNotice.${news}.title`, { partner }),
      subject: t(`letter.partnerNotice.${news}.subject`, { reference, what: subjectOf(partner, [journey]) }),
      lead: t(`letter.partnerNotice.${news}.text`, { partner }),
      contact: [
        ...facts([
          [t('letter.partnerNotice.partner'), partner],
          [t('letter.reference'), reference],
          [t('letter.partnerNotice.theirs'), theirReference],
          [t('letter.partnerNotice.reason'), reason],
        ]),
        ...contactFacts(booking, head),
      ],
      middle: journeyPieces([journey], t),
      url: booking.studioUrl,
    });
  },
);

interface Written {
  title: string;
  subject: string;
  lead: string;
  contact: Fact[];
  middle: Piece[];
  url: string;
}

async function write(head: Letterhead, { contact, lead, middle, subject, title, url }: Written) {
  const t = createTranslate(head.locale);
  const letter = await renderLetter(
    {
      title,
      preview: contact.map(({ value }) => value).join(' · '),
      pieces: [
        { kind: 'text', text: lead },
        { kind: 'facts', facts: contact },
        ...middle,
        { kind: 'button', label: t('letter.staffAction'), url },
      ],
      reason: t('letter.orderNotice.reason', { site: head.name }),
    },
    // Colleagues do not sign letters to one another as to travellers.
    { ...head, signature: undefined },
  );
  return { ...letter, subject, headers: AUTOMATIC };
}

function contactFacts({ email, name, notes, phone }: NoticeContact, { locale }: Letterhead): Fact[] {
  const t = createTranslate(locale);
  return facts([
    [t('letter.orderNotice.name'), name],
    [t('letter.orderNotice.email'), email],
    [t('letter.orderNotice.phone'), phone],
    [t('letter.orderNotice.notes'), notes],
  ]);
}

function subjectOf(who: string, journeys: readonly LetterJourney[]): string {
  return cutText([who, ...journeys.map(({ title }) => title)].filter(Boolean).join(', '), LONGEST_SUBJECT_PART);
}
