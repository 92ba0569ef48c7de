/** The cookie that says a visitor has accepted the privacy policy for chats: the arguments of `writeCookie`, in order. */
export const CHAT_CONSENT_COOKIE = {
  name: 'nta-wa-gdpr',
  value: 'accept',
  options: { days: 30, path: '/' },
} as const;

/** Whether what `readCookie` gave for the cookie's name is consent. */
export function isConsent(cookie: string | null): boolean {
  return cookie === CHAT_CONSENT_COOKIE.value;
}
