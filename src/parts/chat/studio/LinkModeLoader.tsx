'use client';
import type { TextFieldClientComponent } from 'payload';
import { lazy, Suspense } from 'react';

const Field = lazy(() => import('./LinkModeField.tsx'));

/** Field for the link mode; loaded with the settings of the chat, not with the studio. */
export const LinkModeLoader: TextFieldClientComponent = (props) => (
  <Suspense>
    <Field {...props} />
  </Suspense>
);
