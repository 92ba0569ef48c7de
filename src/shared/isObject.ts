export type Values = Record<string, unknown>;

/** Whether a value is an object, and neither null nor a list. */
export function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
