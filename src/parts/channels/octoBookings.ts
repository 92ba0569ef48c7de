import { ValidationError } from 'payload';
import { countRows } from '../../cms/database/queries/rows.ts';
import type { ApiRequest, ChangingAnswer } from '../../render/call.ts';
import type { Call, FragmentTools } from '../../render/part.ts';
import { BOOKINGS, type Booking } from '../../tours/booking/booking.ts';
import type { Tour } from '../../tours/tour.ts';
import { BookingRejectedError } from '../bookings/bookingRejectedError.ts';
import { channelsOf } from './channelsOf.ts';
import { askingPartner, isRefusal, octoAnswer, type Partner, refuseStranger } from './octoAnswer.ts';
import {
  cancel,
  change,
  confirm,
  ended,
  extend,
  findBooking,
  list,
  type OctoAnswer,
  type PartnerCall,
  reserve,
  show,
} from './partnerBookings.ts';
import { readTourBy } from './readTours.ts';
import { OCTO_PATH } from './rules/channelPaths.ts';
import { octoBooking } from './rules/octo/booking.ts';
import { readBody } from './rules/octo/bookingBody.ts';
import { CAPABILITIES_HEADER, readCapabilities } from './rules/octo/capabilities.ts';
import { bad, unknownId } from './rules/octo/question.ts';
import type { Capabilities } from './rules/octo/types.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** OCTO's booking endpoints for partners (OCTO, “Bookings”): hold, change, confirm, extend and cancel. */
export const octoBookings: readonly Call[] = [
  call('POST', '/bookings', reserve),
  call('GET', '/bookings', list),
  call('GET', '/bookings/:uuid', ofBooking(show)),
  call('PATCH', '/bookings/:uuid', ofBooking(change)),
  call('POST', '/bookings/:uuid/confirm', ofBooking(confirm)),
  call('POST', '/bookings/:uuid/extend', ofBooking(extend)),
  call('POST', '/bookings/:uuid/cancel', ofBooking(cancel)),
  // The specification has both methods.
  call('DELETE', '/bookings/:uuid', ofBooking(cancel)),
];

/** Runs a handler with the booking in the path, if it is the partner's own. */
function ofBooking(
  run: (asking: PartnerCall, booking: Booking) => Promise<OctoAnswer>,
): (asking: PartnerCall) => Promise<OctoAnswer> {
  return async (asking) => {
    const { uuid = '' } = asking.asked.params;
    const booking = UUID.test(uuid) ? await findBooking(asking, { uuid: { equals: uuid } }) : undefined;
    return booking ? run(asking, booking) : unknownId('uuid', uuid);
  };
}

/** An endpoint that exists while partners may book, for those with a key. */
function call(method: Call['method'], path: string, run: (asking: PartnerCall) => Promise<OctoAnswer>): Call {
  return {
    name: `octo-${method.toLowerCase()}${path.replaceAll(/[/:]+/g, '-')}`,
    method,
    route: OCTO_PATH + path,
    audience: 'partner key',
    rateLimit: { name: 'octo', max: 240 },
    headers: ['authorization', CAPABILITIES_HEADER],
    async authenticate(headers, tools) {
      const { octoBookings: isSold } = channelsOf(await tools.content.shared());
      return isSold ? refuseStranger(headers, tools, true) : undefined;
    },
    async settle(asked, tools) {
      const { octo: isOn, octoBookings: isSold, partners } = channelsOf(await tools.content.shared());
      if (!isOn || !isSold) return undefined;
      const { authorization = '', [CAPABILITIES_HEADER]: named = '' } = asked.headers;
      const capabilities = readCapabilities(named);
      const partner = askingPartner(authorization, partners ?? []);
      if (isRefusal(partner)) return octoAnswer(partner, capabilities);
      return answerWith(run, { asked, partner, capabilities, tools });
    },
  };
}

interface Answering {
  asked: ApiRequest;
  partner: Partner;
  capabilities: Capabilities;
  tools: FragmentTools;
}

function answerWith(
  run: (asking: PartnerCall) => Promise<OctoAnswer>,
  { asked, capabilities, partner, tools }: Answering,
): ChangingAnswer {
  const { content, view } = tools;
  return {
    async change({ now, payload }) {
      const findTour = (id: number): Promise<Tour | undefined> => readTourBy(id, content);
      const asking = { asked, findTour, now, partner, payload };
      const outcome = await run(asking).catch((error: unknown) => refusalOf(error, asking));
      if (isRefusal(outcome)) return octoAnswer(outcome, capabilities);
      const { locale, site } = view(OCTO_PATH, '');
      const facts = { ...capabilities, isSold: true, locale, now, timezone: site.timezone ?? undefined };
      const tell = async (booking: Booking) =>
        octoBooking(booking, { ...facts, tour: booking.tour === undefined ? undefined : await findTour(booking.tour) });
      return octoAnswer(
        Array.isArray(outcome) ? await Promise.all(outcome.map(tell)) : await tell(outcome as Booking),
        capabilities,
      );
    },
  };
}

/** Turns a refusal by the booking's hooks or fields into an OCTO error; rethrows other errors. */
async function refusalOf(error: unknown, asking: PartnerCall): Promise<OctoAnswer> {
  if (error instanceof BookingRejectedError) return ended(error.message);
  // Two concurrent requests with the same uuid: the second gets the first's booking.
  const uuid = uuidOf(asking.asked);
  const isNamed = { uuid: { equals: uuid } };
  const first = uuid && (await findBooking(asking, isNamed));
  if (first) return first;
  if (uuid && (await countRows({ payload: asking.payload }, BOOKINGS, isNamed)))
    return ended('Another booking has this uuid. Make a new one.');
  if (error instanceof ValidationError) return bad(error.data.errors.map(({ message }) => message).join(' '));
  throw error;
}

/** The uuid requested for a new booking, if any. */
function uuidOf({ body, params }: ApiRequest): string | undefined {
  if (params.uuid) return undefined;
  const read = readBody('reserve', body);
  return isRefusal(read) ? undefined : read.uuid;
}
