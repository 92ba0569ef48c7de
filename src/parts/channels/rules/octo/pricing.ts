import { decimalsOf } from '../../../../shared/money.ts';
import type { OctoPricing } from './types.ts';

/** An amount as OCTO has it. @param minor smallest unit of the currency */
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
