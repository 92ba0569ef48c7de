import type { Widget } from '../render/defineWidget.ts';

const modules = import.meta.glob<{ widget: Widget }>('./*/index.ts', { eager: true });

/** Every widget by its name, found by its folder. */
export const widgets: ReadonlyMap<string, Widget> = new Map(
  Object.values(modules).map(({ widget }) => [widget.name, widget]),
);
