'use client';
import { useConfig, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { takeCreated } from './createdDocument.ts';
import { SHOW_DETAILS } from './showDetails.ts';

/** Editing mode: the layout of a document, or all its other fields. */
export type Mode = 'layout' | 'details';

const KEY = 'rihla-editor-mode';

/**
 * The mode of editing; remembered per tab and kind of document, at first what the kind opens on (`opensOn` of its
 * `admin.custom`), or the layout. A document that was just created opens so, too, with the focus where it begins.
 * @param onLayoutBegun called when that is its layout; otherwise it is its title
 */
export function useMode(onLayoutBegun: () => void): [Mode, (mode: Mode) => void] {
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
  const begin = useEffectEvent(onLayoutBegun);
  useEffect(() => {
    if (!takeCreated(`${collectionSlug}/${id}`)) return;
    setMode(opensOn);
    if (opensOn === 'details') document.getElementById('field-title')?.focus();
    else begin();
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
