const MINUTE_MS = 60_000;
/** A new payment is not checked for so long: its traveller is on the provider's page. */
const FIRST_MS = 2 * MINUTE_MS;
const SHORTEST_MS = 5 * MINUTE_MS;
const MAX_MS = 60 * MINUTE_MS;

/** Times of a payment, ISO 8601. */
export interface Checked {
  createdAt: string;
  /** Time of the last request to the provider. */
  checkedAt: string | undefined;
  /** After it the payment should no longer be possible. */
  expiresAt: string | undefined;
}

/**
 * Whether to ask a provider about a payment without a webhook message: after two minutes, then every five, less often with age, up to an hour; and
 * once as soon as it expires.
 */
export function isCheckDue({ checkedAt, createdAt, expiresAt }: Checked, now: Date): boolean {
  const begun = Date.parse(createdAt);
  if (!checkedAt) return now.getTime() - begun >= FIRST_MS;
  const checked = Date.parse(checkedAt);
  const pause = Math.min(Math.max(SHORTEST_MS, (checked - begun) / 2), MAX_MS);
  return now.getTime() - checked >= pause || isOver({ expiresAt }, now) !== isOver({ expiresAt }, new Date(checked));
}

/** Whether a payment's time is over; the provider may still say otherwise. */
export function isOver({ expiresAt }: Pick<Checked, 'expiresAt'>, now: Date): boolean {
  return expiresAt === undefined || Date.parse(expiresAt) <= now.getTime();
}
