import { createTranslate, type Translate } from '../shared/messages/index.ts';
import { joinWords } from '../shared/messages/joinWords.ts';
import { type Money, showMoney } from '../shared/money.ts';
import { cutText } from '../shared/text/cutText.ts';
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

const MAX_SUBJECT_PART_LENGTH = 80;

/** News of an order for staff; `transfer`: it was placed, and waits for a bank transfer. */
export type NoticeNews = 'confirmed' | 'transfer' | 'cancelled' | 'reduced' | 'orphaned' | StaffNotification;

/** News for staff only: a refund made elsewhere, such as in a provider's dashboard; a dispute; a failed refund. */
export const STAFF_NEWS = ['returned', 'disputed', 'refundFailed'] as const;
export type StaffNotification = (typeof STAFF_NEWS)[number];

/** Whether a piece of news is for staff only. */
export function isForStaff(news: string): news is StaffNotification {
  return STAFF_NEWS.some((one) => one === news);
}

/** Contact of the customer or traveller. */
interface NoticeContact {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  notes?: string | undefined;
}

/** An order for a letter to staff; texts are formatted, amounts are not. */
export interface NoticeOrder extends NoticeContact {
  reference: string;
  journeys: readonly LetterJourney[];
  statement: LetterStatement;
  /** Bookings cancelled of an order that goes on. */
  gone?: readonly LetterJourney[] | undefined;
  /** Amount to refund; absent: none. */
  back?: Money | undefined;
  /** URL of the order in the studio. */
  studioUrl: string;
}

/** A partner's booking for a letter to staff. */
export interface NoticeBooking extends NoticeContact {
  reference: string;
  /** The partner, and its reference. */
  partner: string;
  theirReference?: string | undefined;
  /** Reason of the cancellation, in the partner's words. */
  reason?: string | undefined;
  journey: LetterJourney;
  studioUrl: string;
}

/** The letter to staff about an order. Its Reply-To should be the customer. */
export const orderNotice = defineLetter(
  'orderNotice',
  async (head: Letterhead, news: NoticeNews, order: NoticeOrder): Promise<RenderedLetter> => {
    const t = createTranslate(head.locale);
    const { back, gone = [], journeys, reference, statement } = order;
    const who = order.name || order.email || reference;
    const amount = showMoney(back ?? statement.total, head.locale);
    return write(head, {
      title: t(`letter.orderNotice.${news}.title`, { amount }),
      subject: t(`letter.orderNotice.${news}.subject`, { amount, reference, what: subjectOf(who, journeys, t) }),
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
      subject: t(`letter.partnerNotice.${news}.subject`, { reference, what: subjectOf(partner, [journey], t) }),
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
    // No signature: it is for travellers, not colleagues.
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

function subjectOf(who: string, journeys: readonly LetterJourney[], t: Translate): string {
  return cutText(joinWords([who, ...journeys.map(({ title }) => title)], t), MAX_SUBJECT_PART_LENGTH);
}
