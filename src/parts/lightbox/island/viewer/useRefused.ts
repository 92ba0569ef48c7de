import { useEffect, useState } from 'react';

/**
 * The origins from which the page's policy has refused to show something while the viewer is open: a page that was sent before
 * its popup got a film does not allow the film's host.
 */
export function useRefused(): ReadonlySet<string> {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const handle = ({ blockedURI, effectiveDirective }: SecurityPolicyViolationEvent): void => {
      if (!/^(?:frame|img|media)-src$/.test(effectiveDirective) || !URL.canParse(blockedURI)) return;
      const { origin } = new URL(blockedURI);
      setRefused((before) => (before.has(origin) ? before : new Set([...before, origin])));
    };
    document.addEventListener('securitypolicyviolation', handle);
    return () => document.removeEventListener('securitypolicyviolation', handle);
  }, []);
  return refused;
}
