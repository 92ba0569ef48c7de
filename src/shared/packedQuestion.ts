/**
 * Name of the server function that takes the studio form's request packed (gzipped JSON as base64), and responds like
 * Payload's `form-state`.
 */
export const PACKED_FORM_STATE = 'packed-form-state';
