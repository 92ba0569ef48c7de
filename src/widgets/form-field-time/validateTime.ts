/** Field validation of a time, with what to write instead. */
export function validateTime(value: unknown): string | true {
  return !value || /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(String(value)) || 'Write a time as 09:30.';
}
