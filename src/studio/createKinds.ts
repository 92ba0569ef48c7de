import type { Block, Field } from 'payload';
import { traitsOf } from '../cms/fields/defineBlock.ts';
import { isSlot } from '../cms/fields/layout.ts';
import type { Kind } from '../shared/layouts/kind.ts';

const slots = (fields: readonly Field[]): { name: string }[] =>
  fields.flatMap((f) =>
    isSlot(f)
      ? [{ name: f.name }]
      : f.type === 'tabs'
        ? f.tabs.flatMap((t) => slots(t.fields))
        : 'fields' in f
          ? slots(f.fields)
          : [],
  );
export function createKinds(blocks: readonly Block[]): Kind[] {
  return blocks.map((b) => ({
    slug: b.slug,
    label: String(b.labels?.singular ?? b.slug),
    group: 'All',
    icon: 'box',
    slots: slots(b.fields),
    isPanel: Boolean(traitsOf(b).isPanel),
    isOffered: b.slug !== 'kept',
    settings: [],
    starter: {},
  }));
}
