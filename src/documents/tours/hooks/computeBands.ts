import type { CollectionBeforeChangeHook } from 'payload';
import { durationBand, priceBand } from '../../../tours/bands.ts';
import { readTour } from '../../../tours/readTour.ts';
import { openMonths } from './openMonths.ts';

/** Computes a tour's bands on save, whatever the request says. */
export const computeBands: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const { bestMonths, days, price } = readTour({ ...originalDoc, ...data }, () => []);
  const isTour = Number.isInteger(data.days ?? originalDoc?.days);
  return {
    ...data,
    durationBand: isTour ? (durationBand(days) ?? null) : null,
    priceBand: priceBand(price.from, price.currency) ?? null,
    months: await openMonths(originalDoc?.id, bestMonths, req),
  };
};
