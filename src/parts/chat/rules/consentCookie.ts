/** Cookie for accepting the privacy policy of chats: the arguments of `writeCookie`, in order. */
export const CHAT_CONSENT_COOKIE = {
  name: 'nta-wa-gdpr',
  value: 'accept',
  options: { days: 30, path: '/' },
} as const;

/** Whether a cookie value, from `readCookie`, is consent. */
export function isConsent(cookie: string | null): boolean {
  return cookie === CHAT_CONSENT_COOKIE.value;
}
