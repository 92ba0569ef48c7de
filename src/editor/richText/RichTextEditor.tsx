import * as lexical from '@payloadcms/richtext-lexical/client';
import { type ComponentProps, useMemo } from 'react';
import { HandOnWhenLeft } from './HandOnWhenLeft.tsx';

export type RichTextProps = ComponentProps<typeof lexical.RichTextField>;
type Features = RichTextProps['clientFeatures'];

const handOnFeature = lexical.createClientFeature({ plugins: [{ Component: HandOnWhenLeft, position: 'normal' }] });

/** Payload's rich text field, whose features are named instead of given. */
export function RichTextEditor(props: RichTextProps) {
  const features = useMemo(() => resolveFeatures(props.clientFeatures), [props.clientFeatures]);
  return <lexical.RichTextField {...props} clientFeatures={features} />;
}

/** Resolves feature names from the server to the package's features, and adds the editor's own. */
function resolveFeatures(named: Features): Features {
  // The package exports one module for each feature, under the name that the server sends.
  const modules = lexical as unknown as Record<string, NonNullable<Features[string]['clientFeatureProvider']>>;
  const resolved = Object.entries(named).map(([key, feature]) => {
    const clientFeatureProvider = modules[String(feature.clientFeatureProvider)];
    return [key, clientFeatureProvider ? { ...feature, clientFeatureProvider } : feature] as const;
  });
  const own: Features[string] = {
    clientFeatureProps: { featureKey: 'handOn', order: resolved.length },
    clientFeatureProvider: handOnFeature,
  };
  return Object.fromEntries([...resolved, ['handOn', own]]);
}
