/** Whether this is the long form of the tests (`npm run test:long`), which asks for more of what `npm test` does in short. */
export const IS_LONG = process.env.LONG_TESTS === '1';

/** Another number each day, so that what the short form takes in turns is all taken within days, and a failure of today can be repeated. */
const DAY = Math.floor(Date.now() / 86_400_000);

/**
 * Whether it is the turn of one of many things that the same code does: in the long form always.
 * @param turns how many days all of them take
 */
export function isTurnOf(number: number, turns: number): boolean {
  return IS_LONG || number % turns === DAY % turns;
}
