const SECONDS_PER_DAY = 86_400;

export type CookieOptions = {
  /** Lifetime in days; without it, a session cookie. */
  days?: number;
  /** Default `Lax`. */
  sameSite?: 'Strict' | 'Lax' | 'None';
};

/** The decoded value of a cookie, or null when there is none or cookies are blocked. Never throws. */
export function readCookie(name: string): string | null {
  const key = `${encodeURIComponent(name)}=`;
  let value: string | undefined;
  try {
    value = document.cookie
      .split('; ')
      .find((pair) => pair.startsWith(key))
      ?.slice(key.length);
    return value === undefined ? null : decodeURIComponent(value);
  } catch {
    // A sandboxed frame forbids cookies, or other software wrote the value without encoding: returned raw.
    return value ?? null;
  }
}

/** Sets a cookie for the whole site, `Secure` on https. Does nothing where cookies are blocked. Never throws. */
export function writeCookie(name: string, value: string, options: CookieOptions = {}): void {
  const { days, sameSite = 'Lax' } = options;
  const parts = [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`, 'Path=/', `SameSite=${sameSite}`];
  if (days !== undefined) parts.push(`Max-Age=${days * SECONDS_PER_DAY}`);
  if (location.protocol === 'https:') parts.push('Secure');
  store(parts.join('; '));
}

/** Removes a cookie, both host-only and with a domain. Never throws. */
export function eraseCookie(name: string): void {
  for (const domain of ['', `; Domain=${location.hostname}`]) {
    store(`${encodeURIComponent(name)}=; Path=/; Max-Age=0${domain}`);
  }
}

function store(cookie: string): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and missing in older browsers.
    document.cookie = cookie;
  } catch {
    // A sandboxed frame throws; a failed write is not the visitor's problem.
    return;
  }
}
