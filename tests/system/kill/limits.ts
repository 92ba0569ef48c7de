/** Number of kills in `npm test`, on each of the two databases. */
export const ROUNDS = 10;
/** Number of kills in the long test, `npm run test:long`, on each of them. */
export const LONG_ROUNDS = 50;
/** Changes each day, so that days differ and today's failure can be reproduced: the message contains it. */
export const SEED = Math.floor(Date.now() / 86_400_000);
/** A round takes two to three seconds of one core; the limit is for busy machines. */
export const TIMEOUT_MS = 1_800_000;
