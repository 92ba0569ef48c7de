'use client';
import { Link } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import './nav-link.css';

interface NavLinkProps {
  href: string;
  label: string;
  /** Number of waiting items (badge). */
  count: number;
  /** Label of the count, for screen readers, such as `new`. */
  unit: string;
  /** Name of the `CustomEvent<number>` on the window by which the page updates the count. */
  event: string;
}

/** A link in the studio's navigation to a custom view; its badge follows the count while that page is open. */
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
