import type { Money } from '../../../shared/money.ts';

/** State of a payment at its provider. */
export type PaymentOutcome = 'open' | 'paid' | 'failed';

/** Request for a payment. */
export interface RequestedPayment extends Money {
  /**
   * Idempotency key: the same call again opens no second payment. At most 60 letters, digits and hyphens, unique within the operator's whole account,
   * even across sites.
   */
  key: string;
  /** Text on the bill, such as “Booking R-7KQ4”; truncated for the provider. */
  description: string;
  /** Smallest unit of the currency; above 0, and a multiple of `amountStep`. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Prefilled for the traveller, where the provider asks for one. */
  email?: string | undefined;
  /** Language of the provider's page, such as `en`. */
  locale: string;
  /** Absolute URLs of this site to redirect to after payment, or when the traveller turns back. */
  returnUrl: string;
  cancelUrl: string;
  /** Expiry of the payment at the provider, as closely as it allows: cards take at least 30 minutes, at most a day. */
  expiresAt: Date;
}

/** An open payment of a traveller. */
export interface OpenPayment {
  /** Its id at the provider. */
  id: string;
  /** The payment page to redirect to. */
  url: string;
}

/** State of a payment as its provider reports it. */
export interface PaymentState extends Money {
  outcome: PaymentOutcome;
  /** Amount really paid, smallest unit; 0 while it is open. */
  amount: number;
  /** ISO 4217; empty for a payment that has expired at the provider. */
  currency: string;
  /** Id that refunds need; undefined until it is paid. */
  captureId: string | undefined;
}

/** A refund or dispute as the provider reports it, requested here or not. */
export interface ProviderReturn {
  /** Its id at the provider. */
  id: string;
  /** The idempotency key of this site's request; undefined: made at the provider, such as in its dashboard. */
  key?: string | undefined;
  /** A refund, or money taken back by a bank or the provider in a dispute. */
  kind: 'refund' | 'dispute';
  /** Whether the money is back: the refund failed, or the dispute was won. */
  isUndone: boolean;
  /** Smallest unit of the payment's currency; undefined where reported in another one. */
  amount: number | undefined;
}

/** A webhook message with a verified signature. */
export interface PaymentEvent {
  /** Id for deduplication; absent where handling it again costs nothing. */
  id?: string;
  /** The payment it is about, as in {@link OpenPayment}; undefined for other events. */
  paymentId: string | undefined;
  /** The capture it is about, as in {@link PaymentState}, in events about refunds. */
  captureId?: string | undefined;
  /** Whether the traveller, a bank or the provider disputes the payment. */
  isDispute?: boolean | undefined;
}

/** Interface of a payment provider. All its methods are idempotent. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /**
   * Opens a payment; no money moves yet.
   * @throws PaymentError when the provider cannot be reached or refuses
   */
  open(asked: RequestedPayment): Promise<OpenPayment>;
  /**
   * Whether the traveller has approved a payment that only `settle` captures: the caller first makes sure that the order can be booked. Absent where
   * the provider captures by itself.
   * @throws PaymentError when the provider cannot be reached
   */
  isApproved?(id: string): Promise<boolean>;
  /**
   * Fetches a payment's state, and captures an approved one. Must not be called for payments that are no longer needed.
   * @throws PaymentError when the provider cannot be reached
   */
  settle(id: string): Promise<PaymentState>;
  /**
   * Refunds money; the bank may need days.
   * @param asked amount in the smallest unit, above 0; `key`: idempotency key of the refund, as in {@link RequestedPayment}
   * @throws PaymentError
   */
  refund(asked: Money & { captureId: string; key: string }): Promise<{ id: string }>;
  /**
   * Lists refunds and disputes of a payment, requested here or not.
   * @throws PaymentError when the provider cannot be reached or refuses
   */
  returns(asked: { id: string; captureId: string; currency: string }): Promise<ProviderReturn[]>;
  /**
   * Closes a payment that is still open, where the provider can; otherwise without effect. It may be paid in that very moment, which `settle`
   * reports.
   * @throws PaymentError when the provider cannot be reached
   */
  close(id: string): Promise<void>;
  /**
   * The unverified content of a message; absent where verification needs no request.
   * @param body exactly as it was sent
   * @param headers as those of `readEvent`
   * @returns undefined for an invalid message
   */
  readClaim?(body: string, headers: Readonly<Record<string, string>>): PaymentEvent | undefined;
  /**
   * Parses and verifies a webhook message.
   * @param body exactly as it was sent
   * @param headers by lower-case name; only `webhookHeaders` are read
   * @param visitor the sender, as `EndpointContext.visitor`: limits requests to the provider for keys
   * @returns undefined for a wrong signature, or a message that is too old
   * @throws PaymentError when the provider has to be asked and cannot be reached; it resends the message later
   */
  readEvent(
    body: string,
    headers: Readonly<Record<string, string>>,
    visitor?: string,
  ): Promise<PaymentEvent | undefined>;
  webhookHeaders: readonly string[];
}

const PAYMENT_PROVIDERS = { stripe: 'Card', paypal: 'PayPal' } as const;
export type PaymentProviderName = keyof typeof PAYMENT_PROVIDERS;
/** Names for staff. */
export const COMPANIES = { stripe: 'Stripe', paypal: 'PayPal' } as const satisfies Record<PaymentProviderName, string>;

/** A failed request to a provider. Its message is for logs and staff, without keys. */
export class PaymentError extends Error {
  readonly provider: PaymentProviderName;
  /** Whether a retry would be refused, too. */
  readonly isFinal: boolean;
  constructor(
    provider: PaymentProviderName,
    message: string,
    { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {},
  ) {
    super(message, options);
    this.name = 'PaymentError';
    this.provider = provider;
    this.isFinal = isFinal;
  }
}
