/** Reason for which staff cannot book, as text for them; nothing is stored. */
export class DeskRejectedError extends Error {}
