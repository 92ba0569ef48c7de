import type { Widgets } from '../render/context.ts';
import { widgets } from '../widgets/registry.ts';

/** What the site is made of; the engine walks these and knows no member by its name. */
export interface Features {
  widgets: Widgets;
}

/** Ours. A test gives the site others (`FEATURES.widgets.with(…)`). */
export const FEATURES: Features = { widgets };
