/** Whether a value is the number of a month. */
export function isMonth(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 12;
}

/** Whether a month is in a season, which may go over the turn of the year. */
export function isGood(month: number, from: number, to: number): boolean {
  return from <= to ? from <= month && month <= to : month >= from || month <= to;
}
