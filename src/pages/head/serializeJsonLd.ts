/** Signs that could end the script element, or that older scripts take for line ends. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** JSON for a script element: whatever an editor writes, it parses back to the same and never closes the element. */
export function serializeJsonLd(graph: object): string {
  return JSON.stringify(graph).replace(UNSAFE, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
