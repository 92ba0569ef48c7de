/** Kills in `npm test`, for each of the two databases. */
export const ROUNDS = 10;
/** Kills in the long test, `npm run test:long`, for each of them. */
export const LONG_ROUNDS = 50;
/** Another one each day, so that days differ and a failure of today can be repeated: the message names it. */
export const SEED = Math.floor(Date.now() / 86_400_000);
/** A round takes two to three seconds of one core; the limit is for machines that have much else to do. */
export const TIMEOUT_MS = 1_800_000;
