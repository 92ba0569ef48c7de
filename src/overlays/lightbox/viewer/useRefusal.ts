import { useEffect, useState } from 'react';

/**
 * Whether the page's policy has refused to play something from an origin since this was first asked. A page that was sent before
 * its popup got a film does not allow the film's host.
 */
export function useRefusal(origin: string): boolean {
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => {
    const handle = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
      const isPlayer = /^(?:frame|media)-src$/.test(effectiveDirective);
      if (isPlayer && URL.canParse(blockedURI) && new URL(blockedURI).origin === origin) setIsRefused(true);
    };
    document.addEventListener('securitypolicyviolation', handle);
    return () => document.removeEventListener('securitypolicyviolation', handle);
  }, [origin]);
  return isRefused;
}
