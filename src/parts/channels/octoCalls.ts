import type { ApiRequest, ApiResponse, KeptAnswer } from '../../render/call.ts';
import type { Call, FragmentTools } from '../../render/part.ts';
import { readRowId } from '../../shared/rowId.ts';
import { departuresOf } from '../../tours/departure.ts';
import { today } from '../departures/today.ts';
import { channelsOf } from './channelsOf.ts';
import { askingPartner, isRefusal, octoAnswer, refuseStranger } from './octoAnswer.ts';
import { readTourBy, readTours } from './readTours.ts';
import { OCTO_PATH } from './rules/channelPaths.ts';
import { octoAvailability, octoCalendar } from './rules/octo/availability.ts';
import { CAPABILITIES_HEADER, readCapabilities, writeCapabilities } from './rules/octo/capabilities.ts';
import { DEFAULT_OPTION, octoProduct, unitIds } from './rules/octo/product.ts';
import { type AvailabilityQuestion, readQuestion, unknownId } from './rules/octo/question.ts';
import { octoSupplier } from './rules/octo/supplier.ts';
import type { Capabilities, OctoError } from './rules/octo/types.ts';

type Ask = (asked: ApiRequest) => OctoError | { key: string; answer: Answer };
type Answer = (capabilities: Capabilities, tools: FragmentTools) => Promise<object | OctoError>;

/** OCTO's read endpoints (OCTO, “Core”); those for bookings are in `octoBookings.ts`. */
export const octoCalls: readonly Call[] = [
  octo('GET', '/supplier', () => ({
    key: 'supplier',
    answer: async (_capabilities, { view }) => {
      const { publicUrl, site } = view(OCTO_PATH, '');
      return octoSupplier(site, publicUrl);
    },
  })),
  octo('GET', '/products', () => ({
    key: 'products',
    answer: async (capabilities, { content, view }) => {
      const { locale, site } = view(OCTO_PATH, '');
      const facts = { ...capabilities, ...(await factsOf(content)), locale, timezone: site.timezone ?? undefined };
      return (await readTours(content)).map(({ tour }) => octoProduct(tour, facts));
    },
  })),
  octo('GET', '/products/:id', ({ params: { id = '' } }) => {
    const row = readRowId(id);
    if (row === undefined) return unknownId('productId', id);
    return {
      key: `product/${id}`,
      answer: async (capabilities, { content, view }) => {
        const { locale, site } = view(OCTO_PATH, '');
        const tour = await readTourBy(row, content);
        const facts = { ...capabilities, ...(await factsOf(content)), locale, timezone: site.timezone ?? undefined };
        return tour ? octoProduct(tour, facts) : unknownId('productId', id);
      },
    };
  }),
  octo('POST', '/availability', ({ body }) => askAvailability(readQuestion(body, 'check'), octoAvailability)),
  octo('POST', '/availability/calendar', ({ body }) => askAvailability(readQuestion(body, 'calendar'), octoCalendar)),
];

async function factsOf(content: FragmentTools['content']): Promise<{ isSold: boolean }> {
  return { isSold: channelsOf(await content.shared()).octoBookings === true };
}

function askAvailability(
  question: AvailabilityQuestion | OctoError,
  work: typeof octoAvailability | typeof octoCalendar,
): ReturnType<Ask> {
  if ('error' in question) return question;
  const { optionId, productId } = question;
  const row = readRowId(productId);
  if (row === undefined) return unknownId('productId', productId);
  const day = today();
  return {
    key: JSON.stringify([work.name, day, question]),
    answer: async ({ pricing }, { content, view }) => {
      const tour = await readTourBy(row, content);
      if (!tour) return unknownId('productId', productId);
      if (optionId !== DEFAULT_OPTION) return unknownId('optionId', optionId);
      const known = unitIds(tour);
      const unit = question.units.find(({ id }) => !known.includes(id));
      if (unit) return unknownId('unitId', unit.id);
      const departures = await departuresOf(content, tour.id, { from: day, withSeats: true });
      const { site } = view(OCTO_PATH, '');
      return work(question, { tour, departures, today: day, timezone: site.timezone ?? undefined, pricing });
    },
  };
}

/** An endpoint that exists while the channel is on; needs a key where partners have one. */
function octo(method: Call['method'], path: string, ask: Ask): Call {
  return {
    name: `octo${path.replaceAll(/[/:]+/g, '-')}`,
    method,
    route: OCTO_PATH + path,
    audience: 'partner key',
    rateLimit: { name: 'octo', max: 240 },
    headers: ['authorization', CAPABILITIES_HEADER],
    authenticate: (headers, tools) => refuseStranger(headers, tools, false),
    async settle(asked, { content }): Promise<ApiResponse | KeptAnswer<FragmentTools> | undefined> {
      const { octo: isOn, partners } = channelsOf(await content.shared());
      if (!isOn) return undefined;
      const { authorization = '', [CAPABILITIES_HEADER]: named = '' } = asked.headers;
      const capabilities = readCapabilities(named);
      const asking = partners?.length ? askingPartner(authorization, partners) : {};
      if (isRefusal(asking)) return octoAnswer(asking, capabilities);
      const question = ask(asked);
      if ('error' in question) return octoAnswer(question, capabilities);
      return {
        key: `${writeCapabilities(capabilities)}/${question.key}`,
        make: async (tools) => octoAnswer(await question.answer(capabilities, tools), capabilities),
      };
    },
  };
}
