import type { DocumentKind } from '../documents/documentKind.ts';
import { documents } from '../documents/registry.ts';
import { parts } from '../parts/registry.ts';
import type { Widgets } from '../render/context.ts';
import type { Parts } from '../render/part.ts';
import type { Registry } from '../shared/registry.ts';
import { widgets } from '../widgets/registry.ts';

/** Every kind of document. */
export type Documents = Registry<DocumentKind>;

/** What the site is made of; the engine walks these and knows no member by its name. */
export interface Features {
  widgets: Widgets;
  documents: Documents;
  parts: Parts;
}

/** Ours. A test gives the site others (`FEATURES.widgets.with(…)`). */
export const FEATURES: Features = { widgets, documents, parts };
