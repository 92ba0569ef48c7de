import type { Widget } from '../render/blocks/defineWidget.ts';
import { createRegistry, type Registry } from '../shared/registry.ts';

const modules = import.meta.glob<{ widget?: Widget }>('./*/index.ts', { eager: true });

/**
 * Registry of all widgets by name, found by folder; the studio's list is `index.ts`, and a test checks that the two agree.
 * @throws at import, when a folder declares no widget or one of another name
 */
export const widgets: Registry<Widget> = createRegistry(
  'widgets',
  Object.entries(modules).map(([path, { widget }]) => {
    const folder = path.split('/')[1];
    if (widget?.name === folder && widget) return widget;
    throw new Error(`src/widgets/${folder}/index.ts must export a widget that is called “${folder}”.`);
  }),
);
