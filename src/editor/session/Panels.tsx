'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** What a document's session has to say, in a corner of the window: the bars of the studio stand above all that is inside them. */
export function Panels({ children }: { children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement>();
  useEffect(() => setBody(document.body), []);
  return body ? createPortal(<div className="rihla-session-panels">{children}</div>, body) : null;
}
