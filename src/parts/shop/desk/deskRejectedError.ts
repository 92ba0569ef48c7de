/** Refusal of a booking by staff, with a message for them; nothing is stored. */
export class DeskRejectedError extends Error {}
