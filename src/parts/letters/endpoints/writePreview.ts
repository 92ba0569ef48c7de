import type { PayloadRequest } from 'payload';
import { findRows } from '../../../cms/database/queries/rows.ts';
import { readLetterhead } from '../../../cms/mail/settings/readLetterhead.ts';
import { exampleOrder, LETTERS } from '../../../letters/examples.ts';
import type { RenderedLetter } from '../../../letters/letter.ts';
import type { Letterhead } from '../../../letters/letterhead.ts';
import { type LetterOrder, orderLetter } from '../../../letters/order.ts';
import type { OrderCase } from '../../../letters/texts/editableLetter.ts';
import { changeTexts } from '../../../letters/texts/textRules.ts';
import { formatDate } from '../../../shared/time/dates.ts';
import { readLetterOrder } from '../../shop/mails/writeOrderLetter.ts';
import { findOrder } from '../../shop/orders/openOrder.ts';
import type { LetterDraft } from './readDraft.ts';

const DAY_MS = 86_400_000;
/** Days until the sample deadline of an order without one. */
const SAMPLE_DAYS = 3;

/** A rendered letter, and the source of its data. */
export interface LetterPreview extends RenderedLetter {
  /** Reference of the booking; undefined: invented data. */
  reference: string | undefined;
}

/**
 * Renders a letter with unsaved texts: with the newest booking if it is about one, else with sample data.
 * Its links lead to the front page, since those of a real letter confirm, pay and sign in.
 */
export async function writePreview(
  req: PayloadRequest,
  { letter, locale, shown, texts }: LetterDraft,
  now: Date,
): Promise<LetterPreview> {
  const own = await readLetterhead(req, locale);
  const head = { ...own, texts: changeTexts(locale, own.texts ?? {}, texts) };
  const { cases = [] } = letter;
  const about = cases.find(({ name }) => name === shown) ?? cases[0];
  if (!about) {
    const written = await LETTERS[letter.example]?.(head);
    if (!written) throw new TypeError(`There is no example “${letter.example}”.`);
    return { ...written, reference: undefined };
  }
  const newest = await readNewestOrder(req, about, head);
  const order = newest ?? exampleOrder(locale);
  const until = formatDate(new Date(now.getTime() + SAMPLE_DAYS * DAY_MS).toISOString(), locale);
  const written = await orderLetter(
    head,
    about.news,
    withoutLinks({ ...order, ...about.change?.(order, until) }, head),
  );
  return { ...written, reference: newest?.reference };
}

async function readNewestOrder(
  req: PayloadRequest,
  { news }: OrderCase,
  head: Letterhead,
): Promise<LetterOrder | undefined> {
  const [row] = await findRows(req, 'orders', {
    where: { status: { in: ['PLACED', 'CONFIRMED'] } },
    select: { id: true },
    sort: '-id',
    limit: 1,
  });
  const order = row && (await findOrder({ payload: req.payload, req }, row.id));
  return (
    order &&
    readLetterOrder(req, { news, order: { ...order, locale: head.locale }, payment: order.payments.at(-1) }, head)
  );
}

function withoutLinks(order: LetterOrder, { url }: Letterhead): LetterOrder {
  return {
    ...order,
    ...{ url, voucherUrl: url, calendarUrl: url, confirmUrl: url },
    tourLinks: order.journeys.map(({ title }) => ({ title, url })),
  };
}
