/** Calls that try passwords, tokens or addresses of staff, or send mail. */
const DOORS: ReadonlySet<string> = new Set([
  'login',
  'forgot-password',
  'reset-password',
  'unlock',
  'verify',
  'first-register',
]);

/**
 * Which of these calls a path leads to. Payload matches them in any case, with or without a slash at the end.
 * @param path in the one form of `isPlainPath`
 */
export function passwordDoor(path: string): string | undefined {
  const [area, , call = ''] = path.toLowerCase().split('/').filter(Boolean);
  return area === 'api' && DOORS.has(call) ? call : undefined;
}
