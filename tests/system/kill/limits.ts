/** Kills in continuous integration, for each of the two databases; `npm run kill -- --rounds 200` is the long form. */
export const ROUNDS = 25;
/** Another one each day, so that days differ and a failure of today can be repeated: the message names it. */
export const SEED = Math.floor(Date.now() / 86_400_000);
/** A round takes two to three seconds of one core; the limit is for machines that have much else to do. */
export const TIMEOUT_MS = 1_800_000;
