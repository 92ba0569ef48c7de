import type { Kind, Kinds, LayoutBlock } from './kind.ts';

/** A kind for tests, with defaults for properties irrelevant to a test. */
export function buildKind(slug: string, given: Partial<Kind> = {}): Kind {
  return {
    slug,
    label: slug[0]?.toUpperCase() + slug.slice(1).replaceAll('-', ' '),
    group: 'Layout',
    icon: 'square',
    slots: [],
    isPanel: false,
    isOffered: true,
    settings: [],
    starter: {},
    ...given,
  };
}

export function buildKinds(...kinds: Kind[]): Kinds {
  return new Map(kinds.map((kind) => [kind.slug, kind]));
}

/** A word, a container, tabs with a slot in each row, a container with a slot in a group, and a panel. */
export const KINDS = buildKinds(
  buildKind('word'),
  buildKind('box', { slots: [{ name: 'blocks' }] }),
  buildKind('tabs', { slots: [{ name: 'tabs.*.blocks', label: 'Tab' }] }),
  buildKind('split', {
    slots: [
      { name: 'blocks', label: 'Text' },
      { name: 'aside.blocks', label: 'Beside it' },
    ],
  }),
  buildKind('panel', { slots: [{ name: 'blocks' }], isPanel: true }),
);

/** A block for tests. */
export function block(
  blockType: string,
  id: string,
  fields: Record<string, unknown> = {},
): LayoutBlock & { id: string } {
  return { blockType, id, ...fields };
}
