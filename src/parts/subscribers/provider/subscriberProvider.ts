/** State of one subscriber for the newsletter service: not an event, so that the latest one counts. */
export interface SubscriberNews {
  /** Idempotency key; the same on each retry. */
  id: string;
  type: 'subscriber.subscribed' | 'subscriber.unsubscribed' | 'subscriber.bounced';
  /** Start of the state, ISO 8601. */
  timestamp: string;
  data: {
    email: string;
    name: string | undefined;
    confirmedAt: string | undefined;
    unsubscribedAt: string | undefined;
    consentText: string | undefined;
    consentVersion: string | undefined;
    source: string | undefined;
  };
}

/** Interface of a newsletter service. */
export interface SubscriberProvider {
  /**
   * Sends the state of one subscriber; idempotent by its id.
   * @throws ProviderError when it was not accepted
   */
  tell(news: SubscriberNews): Promise<void>;
}

/** Reason for which a service did not accept a message, for the studio. */
export class ProviderError extends Error {
  /** Whether a retry is pointless. */
  readonly isFinal: boolean;
  constructor(message: string, { cause, isFinal = false }: { cause?: unknown; isFinal?: boolean } = {}) {
    super(message, { cause });
    this.name = 'ProviderError';
    this.isFinal = isFinal;
  }
}
