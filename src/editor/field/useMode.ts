'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { takeCreated } from './createdDocument.ts';
import { SHOW_DETAILS } from './showDetails.ts';

/** Editing mode: the layout of a document, or all its other fields. */
export type Mode = 'layout' | 'details';

const KEY = 'rihla-editor-mode';

/**
 * The mode of editing; remembered per tab and kind of document, at first what the kind opens on (`opensOn` of its
 * `admin.custom`), or the layout. A document that was just created opens on its other fields, with the focus in its title.
 */
export function useMode(): [Mode, (mode: Mode) => void] {
  const { collectionSlug = '', id } = useDocumentInfo();
  const { getEntityConfig } = useConfig();
  const opensOn = getEntityConfig({ collectionSlug })?.admin?.custom?.opensOn === 'details' ? 'details' : 'layout';
  const key = `${KEY}:${collectionSlug}`;
  const [mode, setMode] = useState<Mode>(() => read(key) ?? opensOn);
  const choose = (next: Mode) => {
    setMode(next);
    write(key, next);
  };
  useEffect(() => {
    const show = () => {
      setMode('details');
      write(key, 'details');
    };
    window.addEventListener(SHOW_DETAILS, show);
    return () => window.removeEventListener(SHOW_DETAILS, show);
  }, [key]);
  useEffect(() => {
    if (!takeCreated(`${collectionSlug}/${id}`)) return;
    setMode(opensOn);
    if (opensOn === 'details') document.getElementById('field-title')?.focus();
  }, [collectionSlug, id, opensOn]);
  return [mode, choose];
}

/** Some browsers refuse storage; then each document opens as its kind does. */
function read(key: string): Mode | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    return kept === 'details' || kept === 'layout' ? kept : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, mode: Mode): void {
  try {
    sessionStorage.setItem(key, mode);
  } catch {
    // Storage is refused: the mode is not remembered.
  }
}
