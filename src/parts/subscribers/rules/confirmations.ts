/** Mails that are sent to one address because somebody asked for it, whoever that was: the address may be another's. */
const CONFIRMATION_LIMITS = { gapMs: 5 * 60_000, perDay: 3 } as const;

const A_DAY_MS = 24 * 60 * 60_000;
/** Longer than a day's are never needed. */
const KEPT = 10;

/**
 * Whether one more may be sent to an address now.
 * @param sent when mails were sent to it, ISO 8601; whatever is none is passed over
 * @param now epoch, ms
 */
export function mayConfirm(sent: readonly unknown[], now: number): boolean {
  const times = timesOf(sent).filter((time) => time <= now && now - time < A_DAY_MS);
  return times.length < CONFIRMATION_LIMITS.perDay && times.every((time) => now - time >= CONFIRMATION_LIMITS.gapMs);
}

/** The list with one more, as short as it can be. */
export function withConfirmation(sent: readonly unknown[], now: number): string[] {
  return [...timesOf(sent).filter((time) => time <= now), now].slice(-KEPT).map((time) => new Date(time).toISOString());
}

function timesOf(sent: readonly unknown[]): number[] {
  return sent.flatMap((text) => {
    const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
    return Number.isNaN(time) ? [] : [time];
  });
}
