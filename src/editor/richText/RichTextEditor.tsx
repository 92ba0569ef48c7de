import * as lexical from '@payloadcms/richtext-lexical/client';
import { type ComponentProps, useMemo } from 'react';
import { tidyWordHtml } from '../model/clipboard/wordList.ts';
import { HandOnWhenLeft } from './HandOnWhenLeft.tsx';

export type RichTextProps = ComponentProps<typeof lexical.RichTextField>;
type Features = RichTextProps['clientFeatures'];

const handOnFeature = lexical.createClientFeature({ plugins: [{ Component: HandOnWhenLeft, position: 'normal' }] });

/** Payload's rich text field, whose features are given by name. */
export function RichTextEditor(props: RichTextProps) {
  const features = useMemo(() => resolveFeatures(props.clientFeatures), [props.clientFeatures]);
  return <lexical.RichTextField {...props} clientFeatures={features} />;
}

/** Pastes that are normalized already. */
const tidied = new WeakSet<Event>();

/** Normalizes HTML copied from Word for Lexical, which would turn Word's lists into paragraphs with dots. */
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

document.addEventListener('paste', pasteTidied, { capture: true });

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
