'use client';
import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import './nav-link.css';

interface NavLinkProps {
  href: string;
  label: string;
  /** How many wait there. */
  count: number;
  /** What they are, for whoever does not see where the number stands, such as `new`. */
  unit: string;
  /** A `CustomEvent<number>` on the window by which the page itself tells a new count. */
  event: string;
}

/** A link of the studio's menu to a page of ours; follows the count while the page is open. */
export function NavLink({ count: first, event, href, label, unit }: NavLinkProps) {
  const [count, setCount] = useState(first);
  const isHere = usePathname() === href;
  useEffect(() => {
    const follow = (told: Event) => setCount((told as CustomEvent<number>).detail);
    window.addEventListener(event, follow);
    return () => window.removeEventListener(event, follow);
  }, [event]);
  return (
    <Link aria-current={isHere ? 'page' : undefined} className="nav__link rihla-nav-link" href={href} prefetch={false}>
      {isHere && <span className="nav__link-indicator" />}
      <span className="nav__link-label">{label}</span>
      {count > 0 && (
        <span className="rihla-nav-link__count">
          {count} <span className="rihla-unseen">{unit}</span>
        </span>
      )}
    </Link>
  );
}
