import type { Widget } from '../render/blocks/defineWidget.ts';
import type { Example } from '../render/samples/example.ts';
import type { SiteDemo } from './demo.ts';

/** Site code that is found by its folder in `site/`. */
export interface SiteModules {
  /** `demo.ts`. */
  demo: SiteDemo | undefined;
  /** Examples by their folder, such as `widgets/season`. */
  examples: Readonly<Record<string, Readonly<Record<string, Example>>>>;
  /** `style.css`; empty without one. */
  style: string;
  widgets: readonly Widget[];
}
