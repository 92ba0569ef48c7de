import { agesOf, mostChildren, OLDEST } from '../../../../tours/booking/partyRules.ts';
import { ADULT, CHILD, isPerBooking, unitPrices } from '../../../../tours/booking/units.ts';
import type { Tour } from '../../../../tours/tour.ts';
import { cleanText } from '../cleanText.ts';
import { pricingOf } from './pricing.ts';
import type { Capabilities, OctoFeature, OctoOption, OctoProduct, OctoUnit } from './types.ts';

/** Every tour has one option; its dates are departures. */
export const DEFAULT_OPTION = 'DEFAULT';

const MINUTES_A_DAY = 24 * 60;

/** Data shared by all products of an operator. */
export interface ProductFacts extends Capabilities {
  /** BCP 47. */
  locale: string;
  /** As in the site's settings; an offset is no time zone name. */
  timezone: string | undefined;
  /** Whether partners can book. */
  isSold?: boolean;
}

/** A tour as OCTO's product. Where partners only read, they contact the operator, who confirms manually. */
export function octoProduct(tour: Tour, facts: ProductFacts): OctoProduct {
  const { content, isSold = false, locale, pricing, timezone = '' } = facts;
  const title = cleanText(tour.title, 500);
  return {
    id: String(tour.id),
    internalName: title,
    reference: cleanText(tour.code, 100) || null,
    locale,
    ...(/^[A-Za-z]+\/[\w/+-]+$/.test(timezone) && { timeZone: timezone }),
    allowFreesale: false,
    instantConfirmation: isSold,
    instantDelivery: false,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: [],
    deliveryMethods: [],
    redemptionMethod: 'MANIFEST',
    options: [optionOf(tour, title, facts)],
    ...(pricing && {
      defaultCurrency: tour.price.currency,
      availableCurrencies: [tour.price.currency],
      pricingPer: isPerBooking(tour) ? 'BOOKING' : 'UNIT',
    }),
    ...(content && {
      title,
      shortDescription: cleanText(tour.excerpt) || null,
      features: featuresOf(tour),
      durationMinutesFrom: tour.days * MINUTES_A_DAY,
      durationMinutesTo: null,
    }),
  };
}

function optionOf(tour: Tour, title: string, { content, pricing }: Capabilities): OctoOption {
  const { from } = tour.price;
  const cutOff = lastRefund(tour);
  return {
    id: DEFAULT_OPTION,
    default: true,
    internalName: title,
    reference: cleanText(tour.code, 100) || null,
    // Tours last whole days, without a start time.
    availabilityLocalStartTimes: ['00:00'],
    cancellationCutoff: cutOff === 1 ? '1 day' : `${cutOff} days`,
    cancellationCutoffAmount: cutOff,
    cancellationCutoffUnit: 'day',
    requiredContactFields: ['firstName', 'lastName', 'emailAddress'],
    restrictions: { minUnits: null, maxUnits: tour.groupMax ?? null },
    units: unitsOf(tour, { content, pricing }),
    ...(pricing &&
      isPerBooking(tour) && { pricingFrom: from === undefined ? [] : [pricingOf(from, tour.price.currency)] }),
    ...(content && { title }),
  };
}

function unitsOf(tour: Tour, { content, pricing }: Capabilities): OctoUnit[] {
  const prices = isPerBooking(tour) ? new Map<string, number>() : unitPrices(tour, tour.price.from);
  const childAges = prices.has(CHILD) ? agesOf(CHILD, tour) : undefined;
  const unit = (id: string, type: OctoUnit['type'], name: string, ages: [number, number]): OctoUnit => {
    const price = prices.get(id);
    return {
      id,
      internalName: name,
      reference: null,
      type,
      requiredContactFields: [],
      restrictions: {
        minAge: ages[0],
        maxAge: ages[1],
        idRequired: false,
        minQuantity: null,
        maxQuantity: type === 'CHILD' ? (mostChildren(tour, tour.groupMax) ?? null) : null,
        paxCount: 1,
        accompaniedBy: type === 'CHILD' && !tour.childrenAlone ? [ADULT] : [],
      },
      ...(pricing && { pricingFrom: price === undefined ? [] : [pricingOf(price, tour.price.currency)] }),
      ...(content && { title: name }),
    };
  };
  return [
    unit(ADULT, 'ADULT', 'Adult', [childAges ? childAges[1] + 1 : (tour.ageMin ?? 0), OLDEST]),
    ...(childAges ? [unit(CHILD, 'CHILD', 'Child', childAges)] : []),
  ];
}

/** Ids of the units of a tour. */
export function unitIds(tour: Tour): string[] {
  return unitsOf(tour, { content: false, pricing: false }).map(({ id }) => id);
}

/** Days before the start until which the price is refunded at least in part. */
function lastRefund({ cancellation }: Tour): number {
  const days = cancellation.filter(({ percent }) => percent < 100).map((step) => step.days);
  return days.length > 0 ? Math.min(...days) : 0;
}

function featuresOf({ excluded, highlights, included }: Tour): OctoFeature[] {
  const lists = [
    ['HIGHLIGHT', highlights],
    ['INCLUSION', included],
    ['EXCLUSION', excluded],
  ] as const;
  return lists.flatMap(([type, lines]) =>
    lines.flatMap(({ text }) => {
      const shortDescription = cleanText(text, 1000);
      return shortDescription ? [{ shortDescription, type }] : [];
    }),
  );
}
