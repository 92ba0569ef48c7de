'use client';
import { usePathname } from 'next/navigation.js';
import './help-link.css';

/** In the head of every page of the studio: leads to what the handbook says of it. */
export function HelpLink() {
  return (
    <a className="rihla-help-link" href={`/admin/help?for=${encodeURIComponent(usePathname())}`} title="Help">
      <span aria-hidden="true">?</span>
      <span className="rihla-unseen">Help</span>
    </a>
  );
}
