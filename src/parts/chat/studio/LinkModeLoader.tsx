'use client';
import type { TextFieldClientComponent } from 'payload';
import { lazy, Suspense } from 'react';

const Field = lazy(() => import('./LinkModeField.tsx'));

/** The choice of what opens; loaded with the settings of the chat, not with the studio. */
export const LinkModeLoader: TextFieldClientComponent = (props) => (
  <Suspense>
    <Field {...props} />
  </Suspense>
);
