'use client';

import { ShimmerEffect } from '@payloadcms/ui';
import { Suspense } from 'react';
import { lazyScript } from '../../shared/lazyScript.ts';
import { fetchRichText } from './fetchRichText.ts';
import type { RichTextProps } from './RichTextEditor.tsx';

const Editor = lazyScript(async () => ({ default: (await fetchRichText()).RichTextEditor }));

/** Lazy-loaded rich text field; the editor is fetched when the first one is shown. */
export function RichTextWhenShown(props: RichTextProps) {
  return (
    <Suspense fallback={<ShimmerEffect height="35vh" />}>
      <Editor {...props} />
    </Suspense>
  );
}
