/** Why staff cannot book so, in words for them; nothing is stored. */
export class DeskRejectedError extends Error {}
