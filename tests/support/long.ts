/** Whether this is the long form of the tests (`npm run test:long`), which repeats more than `npm test`. */
export const IS_LONG = process.env.LONG_TESTS === '1';

/** Changes each day, so that the short form covers everything within days, and today's failure can be reproduced. */
const DAY = Math.floor(Date.now() / 86_400_000);

/**
 * Whether one of many similar cases runs today: in the long form always.
 * @param turns number of days to cover all
 */
export function isTurnOf(number: number, turns: number): boolean {
  return IS_LONG || number % turns === DAY % turns;
}
