import { randomUUID } from 'node:crypto';
import type { Payload } from 'payload';
import { type Columns, createRow, type Exact, findRow, findRows, updateRow } from '../../cms/database/queries/rows.ts';
import type { TypedWhere } from '../../cms/database/queries/typedWhere.ts';
import type { ApiRequest } from '../../render/call.ts';
import { readRowId } from '../../shared/rowId.ts';
import { isKeepableText } from '../../shared/text/isKeepableText.ts';
import {
  BOOKINGS,
  type Booking,
  type BookingItem,
  holdUntil,
  MAX_HOLD_MINUTES,
  readBooking,
} from '../../tours/booking/booking.ts';
import { readDate } from '../../tours/readValues.ts';
import type { Tour } from '../../tours/tour.ts';
import { DEPARTURES } from '../../tours/words.ts';
import { isRefusal, type Partner } from './octoAnswer.ts';
import { type BodyOf, contactOf, readBody } from './rules/octo/bookingBody.ts';
import { DEFAULT_OPTION, unitIds } from './rules/octo/product.ts';
import { bad, unknownId } from './rules/octo/question.ts';
import type { OctoError } from './rules/octo/types.ts';

// Operations of partners on their own bookings. The booking's hooks decide what is allowed (`src/parts/bookings/hooks/enterBooking.ts`).

/** Maximum number of bookings in one response; for more, partners filter by day. */
const MAX_LISTED = 100;

/** Result of a call: the updated booking, several of them, or an error. */
export type OctoAnswer = Booking | readonly Booking[] | OctoError;

/** The calling partner, its request, and the time. */
export interface PartnerCall {
  asked: ApiRequest;
  partner: Partner;
  payload: Payload;
  now: Date;
  findTour(id: number): Promise<Tour | undefined>;
}

/** Holds seats; idempotent by `uuid`, which returns the existing booking. */
export async function reserve(asking: PartnerCall): Promise<OctoAnswer> {
  const { asked, now, partner } = asking;
  const body = readBody('reserve', asked.body);
  if (isRefusal(body)) return body;
  // A retry, such as after a network error, gets the same booking.
  if (body.uuid) {
    const first = await findBooking(asking, { uuid: { equals: body.uuid } });
    if (first) return first;
  }
  const refused = await checkProduct(asking, body);
  if (refused) return refused;
  const { expirationMinutes, unitItems, uuid } = body;
  const stored = await createRow(
    asking.payload,
    BOOKINGS,
    {
      ...factsOf(body),
      ...(uuid && { uuid }),
      status: 'ON_HOLD',
      source: 'partner',
      partner: partner.id,
      partnerName: partner.name,
      departure: Number(body.availabilityId),
      items: unitItems.map((item) => itemOf(item)),
      expiresAt: holdUntil(now, expirationMinutes).toISOString(),
    },
    { context: { bookedBy: partner.name } },
  );
  return readStored(stored);
}

/** Bookings by reference, product or day. */
export async function list(asking: PartnerCall): Promise<OctoAnswer> {
  const { query } = asking.asked;
  if (![...query.values()].every(isKeepableText)) return bad('The question holds characters that are none.');
  const [theirs, ours] = [query.get('resellerReference'), query.get('supplierReference')];
  const product = query.get('productId');
  const tour = readRowId(product ?? '');
  if (product !== null && tour === undefined) return [];
  const [from, to] = ['localDateStart', 'localDateEnd'].map((name) => query.get('localDate') ?? query.get(name));
  if ([from, to].some((day) => day && !readDate(day))) return bad('Days are written YYYY-MM-DD.');
  const where = [
    ...(theirs === null ? [] : [{ resellerReference: { equals: theirs } }]),
    ...(ours === null ? [] : [{ reference: { equals: ours } }]),
    ...(tour === undefined ? [] : [{ tour: { equals: tour } }]),
    ...(from ? [{ start: { greater_than_equal: from } }] : []),
    ...(to ? [{ start: { less_than_equal: to } }] : []),
  ];
  if (where.length === 0) return bad('Ask by resellerReference, supplierReference, productId or a local date.');
  const rows = await findRows({ payload: asking.payload }, BOOKINGS, {
    where: { and: [...where, { partner: { equals: asking.partner.id } }] },
    sort: '-createdAt',
    limit: MAX_LISTED,
  });
  return rows.flatMap((doc) => readBooking(doc) ?? []);
}

/** One booking. */
export async function show(_asking: PartnerCall, booking: Booking): Promise<OctoAnswer> {
  return booking;
}

/** Changes travellers and dates while on hold, and the contact at any time. */
export async function change(asking: PartnerCall, booking: Booking): Promise<OctoAnswer> {
  const body = readBody('change', asking.asked.body);
  if (isRefusal(body)) return body;
  const { availabilityId = String(booking.departure), expirationMinutes, unitItems } = body;
  const isOther = unitItems || expirationMinutes || availabilityId !== String(booking.departure);
  if (isOther && booking.status !== 'ON_HOLD')
    return ended('Who travels and when can only be changed while it is on hold.');
  const { optionId = DEFAULT_OPTION, productId = String(booking.tour) } = body;
  // The contact can be changed even for an unpublished tour.
  const isAboutTour = isOther || productId !== String(booking.tour) || optionId !== DEFAULT_OPTION;
  const availability = { availabilityId, optionId, productId, unitItems: unitItems ?? [] };
  const refused = isAboutTour && (await checkProduct(asking, availability));
  if (refused) return refused;
  const expiresAt = expirationMinutes && longerHold(booking, asking.now, expirationMinutes);
  if (expirationMinutes && !expiresAt) return heldEnough();
  return save(asking, booking, {
    ...factsOf(body),
    departure: Number(availabilityId),
    ...(unitItems && { items: unitItems.map((item) => itemOf(item, booking)) }),
    ...(expiresAt && { expiresAt }),
  });
}

/** Confirms a hold; idempotent. */
export async function confirm(asking: PartnerCall, booking: Booking): Promise<OctoAnswer> {
  const body = readBody('confirm', asking.asked.body);
  if (isRefusal(body)) return body;
  // A retry after a lost response.
  if (booking.status === 'CONFIRMED') return booking;
  const unknown = body.unitItems && (await checkUnits(asking, String(booking.tour), body.unitItems));
  if (unknown) return unknown;
  return save(asking, booking, {
    ...factsOf(body),
    ...(body.unitItems && { items: body.unitItems.map((item) => itemOf(item, booking)) }),
    status: 'CONFIRMED',
  });
}

/** Extends a hold. */
export async function extend(asking: PartnerCall, booking: Booking): Promise<OctoAnswer> {
  const body = readBody('extend', asking.asked.body);
  if (isRefusal(body)) return body;
  if (booking.status !== 'ON_HOLD') return ended('Only what is on hold can be held longer.');
  const expiresAt = longerHold(booking, asking.now, body.expirationMinutes);
  return expiresAt ? save(asking, booking, { expiresAt }) : heldEnough();
}

/** Cancels a booking; idempotent. */
export async function cancel(asking: PartnerCall, booking: Booking): Promise<OctoAnswer> {
  const body = readBody('cancel', asking.asked.body);
  if (isRefusal(body)) return body;
  if (booking.status === 'CANCELLED') return booking;
  return save(asking, booking, { status: 'CANCELLED', ...(body.reason && { cancelReason: body.reason }) });
}

async function save<Given extends Columns<typeof BOOKINGS>>(
  { partner, payload }: PartnerCall,
  { id }: Booking,
  data: Exact<Given, typeof BOOKINGS>,
): Promise<OctoAnswer> {
  const columns: Columns<typeof BOOKINGS> = data;
  return readStored(await updateRow(payload, BOOKINGS, id, columns, { context: { bookedBy: partner.name } }));
}

/**
 * New end of a hold, longer or shorter, ISO 8601: at most `MAX_HOLD_MINUTES` after it was reserved.
 * @returns undefined where no time is left
 */
function longerHold({ createdAt }: Booking, now: Date, minutes: number | undefined): string | undefined {
  const left = MAX_HOLD_MINUTES - (now.getTime() - Date.parse(createdAt)) / 60_000;
  return left < 1 ? undefined : holdUntil(now, minutes, left).toISOString();
}

function heldEnough(): OctoError {
  const hours = MAX_HOLD_MINUTES / 60;
  return ended(`It was reserved ${hours} hours ago and cannot be held longer. Confirm it, or let it end.`);
}

/** Columns that can change in any status; missing fields stay unchanged. */
function factsOf({
  contact,
  notes,
  resellerReference,
}: Pick<BodyOf<'change'>, 'contact' | 'notes' | 'resellerReference'>) {
  const person = contactOf(contact);
  return {
    ...(person && { contact: person }),
    ...(notes !== undefined && { notes }),
    ...(resellerReference !== undefined && { resellerReference }),
  };
}

/** A traveller from the request; an existing one keeps the fields that are missing. */
function itemOf(
  { contact, resellerReference, unitId, uuid }: BodyOf<'reserve'>['unitItems'][number],
  booking?: Booking,
): BookingItem {
  const before = uuid ? booking?.items.find((item) => item.uuid === uuid) : undefined;
  const person = contactOf(contact) ?? before?.contact;
  const reference = resellerReference ?? before?.resellerReference;
  return {
    uuid: uuid ?? randomUUID(),
    unitId,
    ...(reference && { resellerReference: reference }),
    ...(person && { contact: person }),
  };
}

async function checkProduct(
  asking: PartnerCall,
  {
    availabilityId,
    optionId,
    productId,
    unitItems,
  }: Pick<BodyOf<'reserve'>, 'availabilityId' | 'optionId' | 'productId' | 'unitItems'>,
): Promise<OctoError | undefined> {
  const unknown = await checkUnits(asking, productId, unitItems);
  if (unknown) return unknown;
  if (optionId !== DEFAULT_OPTION) return unknownId('optionId', optionId);
  const id = readRowId(availabilityId);
  if (id === undefined) return unknownId('availabilityId', availabilityId);
  const departure = await findRow({ payload: asking.payload }, DEPARTURES, {
    where: { and: [{ id: { equals: id } }, { tour: { equals: Number(productId) } }] },
    select: { id: true },
  });
  return departure ? undefined : unknownId('availabilityId', availabilityId);
}

async function checkUnits(
  { findTour }: PartnerCall,
  productId: string,
  items: readonly { unitId: string }[],
): Promise<OctoError | undefined> {
  const id = readRowId(productId);
  const tour = id === undefined ? undefined : await findTour(id);
  if (!tour) return unknownId('productId', productId);
  const known = unitIds(tour);
  const unknown = items.find(({ unitId }) => !known.includes(unitId));
  return unknown && unknownId('unitId', unknown.unitId);
}

/** One of the partner's own bookings. */
export async function findBooking(
  { partner, payload }: PartnerCall,
  where: TypedWhere<typeof BOOKINGS>,
): Promise<Booking | undefined> {
  const own = { and: [where, { partner: { equals: partner.id } }] };
  return readBooking(await findRow({ payload }, BOOKINGS, { where: own }));
}

function readStored(stored: unknown): Booking {
  const booking = readBooking(stored);
  if (!booking) throw new Error('What was stored is no booking.');
  return booking;
}

/** Error for an operation that the booking's status does not allow. */
export function ended(errorMessage: string): OctoError {
  return { error: 'UNPROCESSABLE_ENTITY', errorMessage };
}
