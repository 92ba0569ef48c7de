import type { Widget } from '../render/defineWidget.ts';
import { createRegistry } from '../shared/registry.ts';

const modules = import.meta.glob<{ widget: Widget }>('./*/index.ts', { eager: true });

/** Every widget, found by its folder. */
export const widgets = createRegistry(
  'widgets',
  Object.values(modules).map(({ widget }) => widget),
);
