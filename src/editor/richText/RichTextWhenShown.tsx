'use client';

import type { RichTextField } from '@payloadcms/richtext-lexical/client';
import { ShimmerEffect } from '@payloadcms/ui';
import { type ComponentProps, lazy, Suspense, useMemo } from 'react';
import { fetchRichText, type RichText } from './fetchRichText.ts';

type Props = ComponentProps<typeof RichTextField>;
type Features = Props['clientFeatures'];

const Editor = lazy(async () => {
  const lexical = await fetchRichText();
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
