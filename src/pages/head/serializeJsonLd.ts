/** Characters that could close the script element, or that older scripts treat as line ends. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Serializes JSON for a script element: it parses back to the same, and no text can close the element. */
export function serializeJsonLd(graph: object): string {
  return JSON.stringify(graph).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
