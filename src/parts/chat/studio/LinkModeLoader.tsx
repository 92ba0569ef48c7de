'use client';
import type { TextFieldClientComponent } from 'payload';
import { Suspense } from 'react';
import { lazyScript } from '../../../shared/lazyScript.ts';

const Field = lazyScript(() => import('./LinkModeField.tsx'));

/** Field for the link mode; loaded with the settings of the chat, not with the studio. */
export const LinkModeLoader: TextFieldClientComponent = (props) => (
  <Suspense>
    <Field {...props} />
  </Suspense>
);
