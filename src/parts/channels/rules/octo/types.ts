// Types of OCTO's responses (octo.travel, specification 1.0 with the capabilities for prices and content). Only what is used.

import type { BookingStatus } from '../../../../tours/booking/booking.ts';
import type { Refund } from '../../../../tours/booking/refund.ts';

export interface OctoPricing {
  original: number;
  retail: number;
  /** Net prices are agreed outside OCTO. */
  net: null;
  currency: string;
  currencyPrecision: number;
  includedTaxes: [];
}

export interface OctoUnit {
  id: string;
  internalName: string;
  reference: null;
  type: 'ADULT' | 'CHILD';
  requiredContactFields: string[];
  restrictions: {
    minAge: number;
    maxAge: number;
    idRequired: boolean;
    minQuantity: number | null;
    maxQuantity: number | null;
    paxCount: number;
    accompaniedBy: string[];
  };
  pricingFrom?: OctoPricing[];
  title?: string;
}

export interface OctoFeature {
  shortDescription: string;
  type: 'HIGHLIGHT' | 'INCLUSION' | 'EXCLUSION';
}

export interface OctoOption {
  id: string;
  default: boolean;
  internalName: string;
  reference: string | null;
  availabilityLocalStartTimes: string[];
  cancellationCutoff: string;
  cancellationCutoffAmount: number;
  cancellationCutoffUnit: 'day';
  requiredContactFields: string[];
  restrictions: { minUnits: number | null; maxUnits: number | null };
  units: OctoUnit[];
  pricingFrom?: OctoPricing[];
  title?: string;
}

export interface OctoProduct {
  id: string;
  internalName: string;
  reference: string | null;
  locale: string;
  timeZone?: string;
  allowFreesale: boolean;
  instantConfirmation: boolean;
  instantDelivery: boolean;
  availabilityRequired: boolean;
  availabilityType: 'START_TIME';
  deliveryFormats: [];
  deliveryMethods: [];
  redemptionMethod: 'MANIFEST';
  options: OctoOption[];
  defaultCurrency?: string;
  availableCurrencies?: string[];
  pricingPer?: 'UNIT' | 'BOOKING';
  title?: string;
  shortDescription?: string | null;
  features?: OctoFeature[];
  durationMinutesFrom?: number;
  durationMinutesTo?: number | null;
}

export type OctoStatus = 'AVAILABLE' | 'FREESALE' | 'SOLD_OUT' | 'LIMITED' | 'CLOSED';

/** Fields shared by days and departures. */
export interface OctoVacancies {
  available: boolean;
  status: OctoStatus;
  vacancies: number | null;
  capacity: number | null;
  openingHours: [];
}

export interface OctoAvailability extends OctoVacancies {
  id: string;
  localDateTimeStart: string;
  localDateTimeEnd: string;
  allDay: boolean;
  maxUnits: number | null;
  utcCutoffAt: string;
  unitPricing?: (OctoPricing & { unitId: string })[];
  pricing?: OctoPricing;
}

export interface OctoDay extends OctoVacancies {
  localDate: string;
  unitPricingFrom?: (OctoPricing & { unitId: string })[];
  pricingFrom?: OctoPricing[];
}

export interface OctoContact {
  fullName: string | null;
  firstName: string | null;
  lastName: string | null;
  emailAddress: string | null;
  phoneNumber: string | null;
  locales: string[];
  postalCode: string | null;
  country: string | null;
  notes: string | null;
}

export interface OctoUnitItem {
  uuid: string;
  resellerReference: string | null;
  supplierReference: null;
  unitId: string;
  unit?: OctoUnit;
  status: BookingStatus;
  utcRedeemedAt: null;
  contact: OctoContact;
  ticket: null;
  pricing?: OctoPricing;
}

export interface OctoBooking {
  id: string;
  uuid: string;
  testMode: false;
  resellerReference: string | null;
  supplierReference: string;
  status: BookingStatus;
  utcCreatedAt: string;
  utcUpdatedAt: string;
  utcExpiresAt: string | null;
  utcRedeemedAt: null;
  utcConfirmedAt: string | null;
  productId: string;
  product?: OctoProduct;
  optionId: string;
  option?: OctoOption;
  cancellable: boolean;
  cancellation: { refund: Refund; reason: string | null; utcCancelledAt: string } | null;
  freesale: false;
  availabilityId: string;
  availability: Pick<OctoAvailability, 'allDay' | 'id' | 'localDateTimeEnd' | 'localDateTimeStart' | 'openingHours'>;
  contact: OctoContact;
  notes: string | null;
  deliveryMethods: [];
  voucher: null;
  unitItems: OctoUnitItem[];
  pricing?: OctoPricing;
}

/** An OCTO error. */
export interface OctoError {
  error:
    | 'BAD_REQUEST'
    | 'FORBIDDEN'
    | 'INVALID_AVAILABILITY_ID'
    | 'INVALID_BOOKING_UUID'
    | 'INVALID_OPTION_ID'
    | 'INVALID_PRODUCT_ID'
    | 'INVALID_UNIT_ID'
    | 'UNAUTHORIZED'
    | 'UNPROCESSABLE_ENTITY';
  errorMessage: string;
  productId?: string;
  optionId?: string;
  unitId?: string;
  availabilityId?: string;
  uuid?: string;
}

/** Requested capabilities beyond the core. */
export interface Capabilities {
  content: boolean;
  pricing: boolean;
}
