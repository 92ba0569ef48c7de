/** What the studio's form asks the server, packed for the way: JSON, compressed with gzip, as base64. */
export interface PackedQuestion {
  packed: string;
}

/** The server function that takes one, and answers as Payload's `form-state` does. */
export const PACKED_FORM_STATE = 'packed-form-state';
