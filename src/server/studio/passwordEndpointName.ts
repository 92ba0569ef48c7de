/** API endpoints that check staff passwords, tokens or e-mail addresses, or send mail. */
const DOORS: ReadonlySet<string> = new Set([
  'login',
  'forgot-password',
  'reset-password',
  'unlock',
  'verify',
  'first-register',
]);

/**
 * The password endpoint that a path leads to. Payload matches case-insensitively, with or without a trailing slash.
 * @param path in the canonical form of `isPlainPath`
 */
export function passwordEndpointName(path: string): string | undefined {
  const [area, , call = ''] = path.toLowerCase().split('/').filter(Boolean);
  return area === 'api' && DOORS.has(call) ? call : undefined;
}
