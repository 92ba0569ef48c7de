'use client';
import { toast, useConfig } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import { guardSaves } from './guardSaves.ts';
import { beginDocument, openDocument } from './openDocuments.ts';

let isGuarded = false;

/**
 * Adds the document's version (`If-Match`) to the restoring of an older version: the one stored when the older one was
 * shown. Payload's version view has no other hook for it.
 */
export function VersionWatch({ children }: { children: ReactNode }) {
  const { config } = useConfig();
  const { admin, api } = config.routes;
  const shown = shownDocument(usePathname(), admin);
  useEffect(() => {
    guardWindow(api, () => shownDocument(location.pathname, admin), toast.error);
    if (!shown) return;
    const query = new URLSearchParams({ depth: '0', draft: 'true', 'select[updatedAt]': 'true' });
    const note = async () => {
      const answer = await fetch(`${api}/${shown}?${query}`, { credentials: 'include' });
      const { updatedAt } = (await answer.json()) as { updatedAt?: string };
      if (answer.ok) beginDocument(openDocument(shown), updatedAt);
    };
    // Without a response nothing can be restored either.
    note().catch(() => undefined);
  }, [admin, api, shown]);
  return children;
}

/** The document whose older version a studio URL shows, such as `pages/7`. */
function shownDocument(path: string | null, admin: string): string | undefined {
  const [, name] = /^\/collections\/([^/]+\/[^/]+)\/versions\/[^/]+\/?$/.exec((path ?? '').slice(admin.length)) ?? [];
  return name;
}

/** Installs `guardSaves` on this window's `fetch`. */
function guardWindow(api: string, shown: () => string | undefined, onRefused: (why: string) => void): void {
  if (isGuarded) return;
  isGuarded = true;
  window.fetch = guardSaves(window.fetch.bind(window), api, window.location.origin, shown, onRefused);
}
