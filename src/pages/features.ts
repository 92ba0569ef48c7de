import { siteModules } from '#site/modules';
import type { DocumentKind } from '../documents/documentKind.ts';
import { documents } from '../documents/registry.ts';
import { parts } from '../parts/registry.ts';
import type { Widgets } from '../render/context.ts';
import type { Parts } from '../render/part.ts';
import type { Registry } from '../shared/registry.ts';
import { widgets } from '../widgets/registry.ts';

/** All document kinds. */
export type Documents = Registry<DocumentKind>;

/** The modules of the site; the engine iterates over these without naming any. */
export interface Features {
  widgets: Widgets;
  documents: Documents;
  parts: Parts;
}

/** The default modules: ours, and the site's own widgets. A test can replace them (`FEATURES.widgets.with(…)`). */
export const FEATURES: Features = { widgets: widgets.with(...siteModules.widgets), documents, parts };
