import { decimalsOf } from '../../../../shared/money.ts';
import type { OctoPricing } from './types.ts';

/** An amount in OCTO's form. @param minor smallest unit of the currency */
export function pricingOf(minor: number, currency: string): OctoPricing {
  return {
    original: minor,
    retail: minor,
    net: null,
    currency,
    currencyPrecision: decimalsOf(currency),
    includedTaxes: [],
  };
}
