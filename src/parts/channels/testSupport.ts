import { Ajv2020, type JSONSchemaType } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

// The channels' published formats as JSON schemas, for tests. Additional properties are forbidden even where a specification allows them, so that
// misspelt names are found.

type Schema = Record<string, unknown>;

const TEXT = { type: 'string', minLength: 1 };
const URL = { type: 'string', format: 'uri' };
const COUNT = { type: 'integer', minimum: 0 };

/** Schema of an object with required and optional properties. */
function object(required: Record<string, unknown>, optional: Record<string, unknown> = {}): Schema {
  return {
    type: 'object',
    properties: { ...required, ...optional },
    required: Object.keys(required),
    additionalProperties: false,
  };
}

function list(items: unknown, minItems = 0): Schema {
  return { type: 'array', items, minItems };
}

/** JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export const JSON_FEED: Schema = object(
  {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: { type: 'string' },
    items: list(
      object(
        { id: TEXT, content_text: { type: 'string' } },
        {
          url: URL,
          title: { type: 'string' },
          summary: TEXT,
          image: URL,
          date_published: { type: 'string', format: 'date-time' },
          date_modified: { type: 'string', format: 'date-time' },
          authors: list(object({ name: TEXT }), 1),
          tags: list(TEXT, 1),
        },
      ),
    ),
  },
  { home_page_url: URL, feed_url: URL, description: { type: 'string' }, language: TEXT },
);

const TEXTS = object({
  localized_texts: list(object({ language_code: { type: 'string', pattern: '^[a-z]{2}' }, text: TEXT }), 1),
});
const TITLE = object({
  localized_texts: list(
    object({ language_code: { type: 'string', pattern: '^[a-z]{2}' }, text: { ...TEXT, maxLength: 150 } }),
    1,
  ),
});

/** Google’s “Things to do” product feed (Actions Center, “Feed proto bundle”). */
export const THINGS_TO_DO: Schema = object({
  feed_metadata: object({
    shard_id: { const: 0 },
    total_shards_count: { const: 1 },
    processing_instruction: { const: 'PROCESS_AS_SNAPSHOT' },
  }),
  products: list(
    object(
      {
        id: TEXT,
        title: TITLE,
        options: list(
          object(
            {
              id: TEXT,
              title: TITLE,
              landing_page: object({ url: URL }),
              price_options: list(
                object({
                  id: TEXT,
                  title: TEXT,
                  price: object(
                    { currency_code: { type: 'string', pattern: '^[A-Z]{3}$' }, units: COUNT },
                    { nanos: { type: 'integer', minimum: 1, maximum: 999_999_999 } },
                  ),
                }),
                1,
              ),
            },
            {
              duration_sec: { type: 'integer', minimum: 1 },
              cancellation_policy: object({
                refund_conditions: list(
                  object({
                    min_duration_before_start_time_sec: COUNT,
                    refund_percent: { type: 'integer', minimum: 0, maximum: 100 },
                  }),
                  1,
                ),
              }),
              related_locations: list(
                object({
                  location: object({
                    location: object({
                      place_info: object({
                        name: TEXT,
                        coordinates: object({
                          latitude: { type: 'number', minimum: -90, maximum: 90 },
                          longitude: { type: 'number', minimum: -180, maximum: 180 },
                        }),
                      }),
                    }),
                  }),
                  relation_type: { const: 'RELATION_TYPE_RELATED_NO_ADMISSION' },
                }),
                1,
              ),
            },
          ),
          1,
        ),
        inventory_types: { const: ['INVENTORY_TYPE_OPERATOR_DIRECT'] },
        operator: object({ google_business_profile_name: TEXTS }, { phone_number: TEXT }),
      },
      {
        description: TEXTS,
        product_features: list(
          object({
            feature_type: { enum: ['TEXT_FEATURE_HIGHLIGHT', 'TEXT_FEATURE_INCLUSION', 'TEXT_FEATURE_EXCLUSION'] },
            value: TEXTS,
          }),
          1,
        ),
        related_media: list(object({ url: URL, type: { const: 'MEDIA_TYPE_PHOTO' } }), 1),
      },
    ),
  ),
});

const PRICING_FIELDS = {
  original: COUNT,
  retail: COUNT,
  net: { type: ['integer', 'null'] },
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  currencyPrecision: COUNT,
  includedTaxes: list({}),
};
const PRICING = object(PRICING_FIELDS);
const UNIT_PRICING = object({ unitId: TEXT, ...PRICING_FIELDS });
const NUMBER_OR_NONE = { type: ['integer', 'null'] };
const CONTACT_FIELDS = list({
  enum: ['firstName', 'lastName', 'emailAddress', 'phoneNumber', 'country', 'notes', 'locales'],
});

/** An OCTO product (OpenAPI of the specification, 1.0; capabilities by its published types). */
export const OCTO_PRODUCT: Schema = object(
  {
    id: TEXT,
    internalName: { type: 'string' },
    reference: { type: ['string', 'null'] },
    locale: { type: 'string', pattern: '^[a-z]{2}(-[A-Z]{2})?$' },
    allowFreesale: { type: 'boolean' },
    instantConfirmation: { type: 'boolean' },
    instantDelivery: { type: 'boolean' },
    availabilityRequired: { type: 'boolean' },
    availabilityType: { enum: ['START_TIME', 'OPENING_HOURS'] },
    deliveryFormats: list({ enum: ['PDF_URL', 'QRCODE'] }),
    deliveryMethods: list({ enum: ['VOUCHER', 'TICKET'] }),
    redemptionMethod: { enum: ['DIGITAL', 'PRINT', 'MANIFEST'] },
    options: list(
      object(
        {
          id: TEXT,
          default: { type: 'boolean' },
          internalName: { type: 'string' },
          reference: { type: ['string', 'null'] },
          availabilityLocalStartTimes: list({ type: 'string', pattern: '^\\d\\d:\\d\\d$' }, 1),
          cancellationCutoff: TEXT,
          cancellationCutoffAmount: COUNT,
          cancellationCutoffUnit: { enum: ['hour', 'minute', 'day'] },
          requiredContactFields: CONTACT_FIELDS,
          restrictions: object({ minUnits: NUMBER_OR_NONE, maxUnits: NUMBER_OR_NONE }),
          units: list(
            object(
              {
                id: TEXT,
                internalName: TEXT,
                type: {
                  enum: ['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'FAMILY', 'SENIOR', 'STUDENT', 'MILITARY', 'OTHER'],
                },
                requiredContactFields: CONTACT_FIELDS,
                restrictions: object({
                  minAge: COUNT,
                  maxAge: COUNT,
                  idRequired: { type: 'boolean' },
                  minQuantity: NUMBER_OR_NONE,
                  maxQuantity: NUMBER_OR_NONE,
                  paxCount: { type: 'integer', minimum: 1 },
                  accompaniedBy: list(TEXT),
                }),
              },
              { reference: { type: ['string', 'null'] }, pricingFrom: list(PRICING), title: TEXT },
            ),
            1,
          ),
        },
        { pricingFrom: list(PRICING), title: { type: 'string' } },
      ),
      1,
    ),
  },
  {
    timeZone: TEXT,
    defaultCurrency: TEXT,
    availableCurrencies: list(TEXT, 1),
    pricingPer: { enum: ['UNIT', 'BOOKING'] },
    title: { type: 'string' },
    shortDescription: { type: ['string', 'null'] },
    features: list(object({ shortDescription: TEXT, type: { enum: ['HIGHLIGHT', 'INCLUSION', 'EXCLUSION'] } })),
    durationMinutesFrom: COUNT,
    durationMinutesTo: NUMBER_OR_NONE,
  },
);
export const OCTO_PRODUCTS = list(OCTO_PRODUCT);

const PLACES = {
  available: { type: 'boolean' },
  status: { enum: ['AVAILABLE', 'FREESALE', 'SOLD_OUT', 'LIMITED', 'CLOSED'] },
  vacancies: { type: ['integer', 'null'], minimum: 0 },
  capacity: { type: ['integer', 'null'], minimum: 0 },
  openingHours: list(object({ from: TEXT, to: TEXT })),
};

export const OCTO_AVAILABILITY: Schema = list(
  object(
    {
      id: TEXT,
      localDateTimeStart: { type: 'string', format: 'date-time' },
      localDateTimeEnd: { type: 'string', format: 'date-time' },
      allDay: { type: 'boolean' },
      ...PLACES,
      maxUnits: NUMBER_OR_NONE,
      utcCutoffAt: { type: 'string', format: 'date-time' },
    },
    { unitPricing: list(UNIT_PRICING), pricing: PRICING },
  ),
);

export const OCTO_CALENDAR: Schema = list(
  object(
    { localDate: { type: 'string', format: 'date' }, ...PLACES },
    { unitPricingFrom: list(UNIT_PRICING), pricingFrom: list(PRICING) },
  ),
);

/** The specification has two ids; its published types also that of a unit. */
export const OCTO_ERROR: Schema = object(
  { error: { type: 'string', pattern: '^[A-Z_]+$' }, errorMessage: TEXT },
  {
    productId: { type: 'string' },
    optionId: { type: 'string' },
    unitId: { type: 'string' },
    availabilityId: { type: 'string' },
    uuid: { type: 'string' },
  },
);

const MOMENT = { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$' };
const MOMENT_OR_NONE = { ...MOMENT, type: ['string', 'null'] };
const TEXT_OR_NONE = { type: ['string', 'null'] };
const UUID = { type: 'string', format: 'uuid' };
const BOOKING_STATUS = { enum: ['ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'REDEEMED', 'PENDING', 'REJECTED'] };
const CONTACT = object({
  fullName: TEXT_OR_NONE,
  firstName: TEXT_OR_NONE,
  lastName: TEXT_OR_NONE,
  emailAddress: TEXT_OR_NONE,
  phoneNumber: TEXT_OR_NONE,
  locales: list(TEXT),
  postalCode: TEXT_OR_NONE,
  country: TEXT_OR_NONE,
  notes: TEXT_OR_NONE,
});

/** An OCTO booking (its published types). */
export const OCTO_BOOKING: Schema = object(
  {
    id: TEXT,
    uuid: UUID,
    testMode: { type: 'boolean' },
    resellerReference: TEXT_OR_NONE,
    supplierReference: TEXT_OR_NONE,
    status: BOOKING_STATUS,
    utcCreatedAt: MOMENT,
    utcUpdatedAt: MOMENT,
    utcExpiresAt: MOMENT_OR_NONE,
    utcRedeemedAt: MOMENT_OR_NONE,
    utcConfirmedAt: MOMENT_OR_NONE,
    productId: TEXT,
    optionId: TEXT,
    cancellable: { type: 'boolean' },
    cancellation: {
      anyOf: [
        { type: 'null' },
        object({ refund: { enum: ['FULL', 'PARTIAL', 'NONE'] }, reason: TEXT_OR_NONE, utcCancelledAt: MOMENT }),
      ],
    },
    freesale: { type: 'boolean' },
    availabilityId: TEXT,
    availability: object({
      id: TEXT,
      localDateTimeStart: { type: 'string', format: 'date-time' },
      localDateTimeEnd: { type: 'string', format: 'date-time' },
      allDay: { type: 'boolean' },
      openingHours: list({}),
    }),
    contact: CONTACT,
    notes: TEXT_OR_NONE,
    deliveryMethods: list({ enum: ['VOUCHER', 'TICKET'] }),
    voucher: { type: 'null' },
    unitItems: list(
      object(
        {
          uuid: UUID,
          resellerReference: TEXT_OR_NONE,
          supplierReference: TEXT_OR_NONE,
          unitId: TEXT,
          status: BOOKING_STATUS,
          utcRedeemedAt: MOMENT_OR_NONE,
          contact: CONTACT,
          ticket: { type: 'null' },
        },
        { unit: { type: 'object' }, pricing: PRICING },
      ),
      1,
    ),
  },
  { product: OCTO_PRODUCT, option: { type: 'object' }, pricing: PRICING },
);

export const OCTO_SUPPLIER: Schema = object({
  id: TEXT,
  name: TEXT,
  endpoint: { type: 'string', format: 'uri', pattern: '[^/]$' },
  contact: object({
    website: { type: ['string', 'null'], format: 'uri' },
    email: { type: ['string', 'null'], format: 'email' },
    telephone: { type: ['string', 'null'] },
    address: { type: ['string', 'null'] },
  }),
});

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (ajv: Ajv2020) => void)(ajv);

/** Validation errors of a value; empty when valid. */
export function faultsOf(schema: Schema, value: unknown): string[] {
  const validate = ajv.compile(schema as unknown as JSONSchemaType<unknown>);
  // As sent: serialization drops what JSON does not have.
  if (validate(JSON.parse(JSON.stringify(value)))) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
}
