import type { Money } from '../../../shared/money.ts';

/** What has become of a payment at its provider. */
export type PaymentOutcome = 'open' | 'paid' | 'failed';

/** What a provider is asked to take. */
export interface PaymentAsked extends Money {
  /**
   * Names the payment at the provider; the same call again opens no second one. At most 60 letters, digits and hyphens, which nothing
   * else has in the operator's whole account, not even that of another site.
   */
  key: string;
  /** What the traveller reads on the bill, such as “Booking R-7KQ4”; cut where it is too long for the provider. */
  description: string;
  /** Smallest unit of the currency; above 0, and a multiple of what `amountStep` says. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Filled in for the traveller, where the provider asks for one. */
  email?: string | undefined;
  /** The language of the provider's page, such as `en`. */
  locale: string;
  /** Whole addresses of this site to which the browser is led once it has paid, or does not want to. */
  returnUrl: string;
  cancelUrl: string;
  /** After this moment the provider should take nothing any more, as near as it can be told so: cards have 30 minutes at least, a day at most. */
  expiresAt: Date;
}

/** A payment that a traveller can make now. */
export interface OpenPayment {
  /** Its id at the provider. */
  id: string;
  /** Where the browser is led. */
  url: string;
}

/** What a provider says of a payment. */
export interface PaymentState extends Money {
  outcome: PaymentOutcome;
  /** What was really paid, smallest unit; 0 while it is open. */
  amount: number;
  /** ISO 4217; empty for a payment that the provider has forgotten. */
  currency: string;
  /** What a refund is asked for by; undefined until it is paid. */
  captureId: string | undefined;
}

/** Money of a payment that has gone back, as its provider says, whoever wished it. */
export interface ProviderReturn {
  /** Its id there. */
  id: string;
  /** The key by which this side asked for it; undefined: it was made at the provider, such as in its dashboard. */
  key?: string | undefined;
  /** A refund, or money that a bank or the provider took back in a dispute. */
  kind: 'refund' | 'dispute';
  /** Whether the money is there again: the refund failed, or the dispute was won. */
  isUndone: boolean;
  /** Smallest unit of the payment's currency; undefined where it is told in another one. */
  amount: number | undefined;
}

/** A message of a provider, its signature proven. */
export interface PaymentEvent {
  /** Names the message, so that the same sent again is known; absent where looking again costs nothing. */
  id?: string;
  /** The payment that it is about, as {@link OpenPayment} names it; undefined for messages about other things. */
  paymentId: string | undefined;
  /** The money that it is about, as {@link PaymentState} names it, in messages about money that went back. */
  captureId?: string | undefined;
  /** Whether its traveller, a bank or the provider disputes the payment. */
  isDispute?: boolean | undefined;
}

/** One provider of payments. All that is asked of it can be asked again without anything happening twice. */
export interface PaymentProvider {
  name: PaymentProviderName;
  /**
   * Asks for a payment; nothing has been taken yet.
   * @throws PaymentFault when the provider cannot be reached or refuses
   */
  open(asked: PaymentAsked): Promise<OpenPayment>;
  /**
   * Whether a traveller has approved what `settle` alone takes: before that, whoever asks makes sure that what is paid for can be had. Absent
   * where travellers pay without this side.
   * @throws PaymentFault when the provider cannot be reached
   */
  isApproved?(id: string): Promise<boolean>;
  /**
   * Asks what has become of a payment, and takes the money where that is this side's turn: what a traveller has approved in a wallet is
   * paid by this call alone. So it is not called for what nobody waits for any more.
   * @throws PaymentFault when the provider cannot be reached
   */
  settle(id: string): Promise<PaymentState>;
  /**
   * Gives money back; the bank may need days.
   * @param asked amount in the smallest unit, above 0; `key`, as that of {@link PaymentAsked}, names the refund: the same again is the same refund
   * @throws PaymentFault
   */
  refund(asked: Money & { captureId: string; key: string }): Promise<{ id: string }>;
  /**
   * Asks what has gone back of a payment, also by other hands than this side's.
   * @throws PaymentFault when the provider cannot be reached or refuses
   */
  returns(asked: { id: string; captureId: string; currency: string }): Promise<ProviderReturn[]>;
  /**
   * Makes a payment that is still open impossible, where the provider can; one that is over stays what it is. It may have been paid in
   * that very moment, which `settle` says.
   * @throws PaymentFault when the provider cannot be reached
   */
  close(id: string): Promise<void>;
  /**
   * What a message claims, before anything of it is proven; absent where proving it asks nobody.
   * @param body exactly as it was sent
   * @param headers as those of `readEvent`
   * @returns undefined for what has not the form of a message
   */
  readClaim?(body: string, headers: Readonly<Record<string, string>>): PaymentEvent | undefined;
  /**
   * Reads a message of the provider.
   * @param body exactly as it was sent
   * @param headers by their names in lower case; `webhookHeaders` are those it looks at
   * @param visitor who sends it, as `EndpointContext.visitor`: a provider that has to be asked for a key is asked seldom for one visitor
   * @returns undefined for one whose signature is not the provider's, or is too old
   * @throws PaymentFault when the provider has to be asked and cannot be reached; it sends the message again later
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
/** Who they are, for staff. */
export const COMPANIES = { stripe: 'Stripe', paypal: 'PayPal' } as const satisfies Record<PaymentProviderName, string>;

/** A provider could not do what it was asked. Its message is for logs and staff; it holds no key. */
export class PaymentFault extends Error {
  readonly provider: PaymentProviderName;
  /** Whether the same would be refused again; otherwise whoever asks may try again. */
  readonly isFinal: boolean;
  constructor(
    provider: PaymentProviderName,
    message: string,
    { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {},
  ) {
    super(message, options);
    this.name = 'PaymentFault';
    this.provider = provider;
    this.isFinal = isFinal;
  }
}
