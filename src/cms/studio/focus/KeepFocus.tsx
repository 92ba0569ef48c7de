'use client';
import { useEffect } from 'react';
import { keepFocus } from './keepFocus.ts';

/** Keeps the focus in a form that is saved. */
export default function KeepFocus() {
  useEffect(() => keepFocus(document), []);
  return null;
}
