'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/**
 * Portal to the body for the session's messages, in a corner of the window: where they are rendered, the studio's bars
 * would cover them.
 */
export function Panels({ children }: { children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  return body ? createPortal(<div className="rihla-session-panels">{children}</div>, body) : null;
}
