/**
 * An instant as the clock of this device shows it, in the form of the browser's own input: `2027-03-01T09:00`.
 * @param instant in the form of ISO 8601; empty for what is no instant
 */
export function toLocalTime(instant: string | null | undefined): string {
  const date = new Date(instant ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  const shifted = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}

/** The instant at which the clock of this device shows a time, in the form of ISO 8601; null for what is no time. */
export function fromLocalTime(local: string): string | null {
  const date = new Date(local);
  return local && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}
