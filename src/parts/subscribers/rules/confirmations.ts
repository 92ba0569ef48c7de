/** Limits of mails to one address by all requests: the address may be another person's. */
const CONFIRMATION_LIMITS = { gapMs: 5 * 60_000, perDay: 3 } as const;

const A_DAY_MS = 24 * 60 * 60_000;
/** Maximum number of times stored; more than a day's are never needed. */
const KEPT = 10;

/**
 * Whether another mail may be sent to an address now.
 * @param sent times of earlier mails, ISO 8601; invalid ones are ignored
 * @param now epoch, ms
 */
export function mayConfirm(sent: readonly unknown[], now: number): boolean {
  const times = timesOf(sent).filter((time) => time <= now && now - time < A_DAY_MS);
  return times.length < CONFIRMATION_LIMITS.perDay && times.every((time) => now - time >= CONFIRMATION_LIMITS.gapMs);
}

/** The list with the current time added, truncated. */
export function withConfirmation(sent: readonly unknown[], now: number): string[] {
  return [...timesOf(sent).filter((time) => time <= now), now].slice(-KEPT).map((time) => new Date(time).toISOString());
}

function timesOf(sent: readonly unknown[]): number[] {
  return sent.flatMap((text) => {
    const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? [] : [time];
  });
}
