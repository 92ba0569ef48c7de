/** Properties of `navigator` that identify phones. */
export type DeviceHints = {
  userAgent: string;
  maxTouchPoints?: number;
  /** User agent client hints, in browsers that have them. */
  userAgentData?: { mobile?: boolean } | undefined;
};

const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|BB10|IEMobile|Windows Phone|Opera Mini|Mobile|Silk\//i;

/** Whether the visitor's device is a phone or a tablet, by its user agent (spec): pass `navigator`. */
export function isMobileUserAgent({ userAgent, maxTouchPoints = 0, userAgentData }: DeviceHints): boolean {
  if (userAgentData?.mobile || MOBILE.test(userAgent)) return true;
  // iPads have a Mac's user agent, but no Mac has a touch screen. Browsers with client hints do not run on iPads.
  return !userAgentData && maxTouchPoints > 1 && /Macintosh/.test(userAgent);
}
