/** What of `navigator` tells a phone from a desktop. */
export type DeviceHints = {
  userAgent: string;
  maxTouchPoints?: number;
  /** User agent client hints, in browsers that give them. */
  userAgentData?: { mobile?: boolean } | undefined;
};

const MOBILE = /Android|webOS|iPhone|iPad|iPod|BlackBerry|BB10|IEMobile|Windows Phone|Opera Mini|Mobile|Silk\//i;

/** Whether the visitor's device is a phone or a tablet, by its user agent (spec, section 5): pass `navigator`. */
export function isMobileUserAgent({ userAgent, maxTouchPoints = 0, userAgentData }: DeviceHints): boolean {
  if (userAgentData?.mobile || MOBILE.test(userAgent)) return true;
  // An iPad says that it is a Mac, but no Mac has a touch screen. Browsers with client hints run on no iPad.
  return !userAgentData && maxTouchPoints > 1 && /Macintosh/.test(userAgent);
}
