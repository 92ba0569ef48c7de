'use client';
import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { COUNT_EVENT } from './countEvent.ts';

/** The link itself; follows the count while the inbox is open. */
export function InboxNavLink({ count: first }: { count: number }) {
  const [count, setCount] = useState(first);
  const isHere = usePathname() === '/admin/inbox';
  useEffect(() => {
    const follow = (event: Event) => setCount((event as CustomEvent<number>).detail);
    window.addEventListener(COUNT_EVENT, follow);
    return () => window.removeEventListener(COUNT_EVENT, follow);
  }, []);
  return (
    <Link
      aria-current={isHere ? 'page' : undefined}
      className="nav__link rihla-inbox-link"
      href="/admin/inbox"
      prefetch={false}
    >
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">Inbox</span>
      {count > 0 && (
        <span className="rihla-inbox-link__count">
          {count} <span className="rihla-inbox-unseen">new</span>
        </span>
      )}
    </Link>
  );
}
