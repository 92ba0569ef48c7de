'use client';

import type { RichTextField } from '@payloadcms/richtext-lexical/client';
import { ShimmerEffect } from '@payloadcms/ui';
import { type ComponentProps, lazy, Suspense, useMemo } from 'react';
import { tidyWordHtml } from '../model/clipboard/wordList.ts';
import { fetchRichText, type RichText } from './fetchRichText.ts';

type Props = ComponentProps<typeof RichTextField>;
type Features = Props['clientFeatures'];

const Editor = lazy(async () => {
  const lexical = await fetchRichText();
  document.addEventListener('paste', pasteTidied, { capture: true });
  return {
    default: function Editor(props: Props) {
      const features = useMemo(() => resolveFeatures(props.clientFeatures, lexical), [props.clientFeatures]);
      return <lexical.RichTextField {...props} clientFeatures={features} />;
    },
  };
});

/** Lazy-loaded rich text field; the editor is fetched when the first one is shown. */
export function RichTextWhenShown(props: Props) {
  return (
    <Suspense fallback={<ShimmerEffect height="35vh" />}>
      <Editor {...props} />
    </Suspense>
  );
}

/** Pastes that are tidy already. */
const tidied = new WeakSet<Event>();

/** Lets Lexical read what Word copies as tidy HTML: of Word's own it makes paragraphs with dots in place of lists. */
function pasteTidied(event: ClipboardEvent): void {
  const field = event.target instanceof Element && event.target.closest('[data-lexical-editor]');
  if (!field || !event.clipboardData || tidied.has(event)) return;
  const html = tidyWordHtml(event.clipboardData.getData('text/html'));
  if (html === undefined) return;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  clipboardData.setData('text/plain', event.clipboardData.getData('text/plain'));
  const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData });
  tidied.add(paste);
  event.preventDefault();
  event.stopImmediatePropagation();
  event.target.dispatchEvent(paste);
}

/** Resolves feature names from the server to the package's features. */
function resolveFeatures(named: Features, lexical: RichText): Features {
  // The package exports one module for each feature, under the name that the server sends.
  const modules = lexical as unknown as Record<string, NonNullable<Features[string]['clientFeatureProvider']>>;
  return Object.fromEntries(
    Object.entries(named).map(([key, feature]) => {
      const clientFeatureProvider = modules[String(feature.clientFeatureProvider)];
      return [key, clientFeatureProvider ? { ...feature, clientFeatureProvider } : feature];
    }),
  );
}
