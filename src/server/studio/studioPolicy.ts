/**
 * Content security policy of the studio's pages. Scripts need the nonce, or to be loaded by one with it; inline styles must be allowed because the
 * studio's form library sets style attributes.
 * @param nonce base64, new for each response
 * @param isDevelopment lets Next's development build evaluate code and open its websocket
 */
export function studioPolicy(nonce: string, isDevelopment: boolean): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    `connect-src 'self'${isDevelopment ? ' ws: wss:' : ''}`,
    "worker-src 'self' blob:",
    "frame-src 'self'",
    "frame-ancestors 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Content security policy of the studio's data: opened as a page, nothing in it would run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'self'; sandbox";
