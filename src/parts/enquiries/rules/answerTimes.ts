/** Times of an enquiry, ISO 8601. */
export interface Answered {
  receivedAt?: string | null;
  firstAnsweredAt?: string | null;
}

/** Median time to the first answer, in ms; undefined when none was answered. */
export function medianAnswerTime(enquiries: readonly Answered[]): number | undefined {
  const times = enquiries
    .map(({ firstAnsweredAt, receivedAt }) => Date.parse(firstAnsweredAt ?? '') - Date.parse(receivedAt ?? ''))
    .filter((time) => time >= 0)
    .sort((a, b) => a - b);
  const middle = Math.floor(times.length / 2);
  const [before, at] = [times[middle - 1], times[middle]];
  if (at === undefined) return undefined;
  return times.length % 2 === 1 || before === undefined ? at : (before + at) / 2;
}
