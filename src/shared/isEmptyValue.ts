/** Whether the value of a field is not filled in: absent, an empty text, or a list without rows. */
export function isEmptyValue(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
