import { useEffect, useState } from 'react';

/**
 * Origins blocked by the page's Content Security Policy while the viewer is open: a page rendered before its popup got a film does not allow the
 * film's host.
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
