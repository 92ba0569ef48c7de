/** The server function that takes what the studio's form asks (JSON, compressed with gzip, as base64), and answers as Payload's `form-state` does. */
export const PACKED_FORM_STATE = 'packed-form-state';
