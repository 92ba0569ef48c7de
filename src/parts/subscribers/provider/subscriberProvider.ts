/** What a newsletter service is told of one subscriber: how things stand, not what has happened, so that the last word counts. */
export interface SubscriberNews {
  /** The same each time that it is sent again. */
  id: string;
  type: 'subscriber.subscribed' | 'subscriber.unsubscribed' | 'subscriber.bounced';
  /** When it became so, ISO 8601. */
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

/** A newsletter service, by whatever way it is told. */
export interface SubscriberProvider {
  /**
   * Tells it how one subscriber stands. Telling the same again is nothing new to it, by its id.
   * @throws ProviderFault when it was not taken
   */
  tell(news: SubscriberNews): Promise<void>;
}

/** Why a service did not take something, in words for the studio. */
export class ProviderFault extends Error {
  /** Whether it will never take it, so that it is not tried again. */
  readonly isFinal: boolean;
  constructor(message: string, { cause, isFinal = false }: { cause?: unknown; isFinal?: boolean } = {}) {
    super(message, { cause });
    this.name = 'ProviderFault';
    this.isFinal = isFinal;
  }
}
