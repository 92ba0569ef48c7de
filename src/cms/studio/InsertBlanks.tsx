'use client';
import { Suspense } from 'react';
import { lazyScript } from '../../shared/lazyScript.ts';
import type { BlankButtonsProps } from './BlankButtons.tsx';

const Buttons = lazyScript(() => import('./BlankButtons.tsx'));

/** Buttons for the blanks of a text; loaded with a form that has such a text, not with the studio. */
export function InsertBlanks(props: BlankButtonsProps) {
  return (
    <Suspense>
      <Buttons {...props} />
    </Suspense>
  );
}
