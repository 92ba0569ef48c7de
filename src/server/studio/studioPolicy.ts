/**
 * Content security policy of the studio's pages. Script runs only with the nonce or when such a script loads it; styles
 * must be allowed inline because the studio's form library sets them as attributes.
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

/** Policy of the studio's data: even if a browser were made to show it as a page, nothing in it would run. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'self'; sandbox";
