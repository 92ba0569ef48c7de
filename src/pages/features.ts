import { parts } from '../parts/registry.ts';
import type { Widgets } from '../render/context.ts';
import type { Parts } from '../render/part.ts';
import { widgets } from '../widgets/registry.ts';

/** What the site is made of; the engine walks these and knows no member by its name. */
export interface Features {
  widgets: Widgets;
  parts: Parts;
}

/** Ours. A test gives the site others (`FEATURES.widgets.with(…)`). */
export const FEATURES: Features = { widgets, parts };
