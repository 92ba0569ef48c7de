import type { Block, Field, Tab } from 'payload';
import { SETTING_TABS, type SettingTab } from '../../shared/layouts/kind.ts';
import type { UpgradeStep } from '../blocks/upgradeBlock.ts';
import { advancedField } from './advanced.ts';
import { isSlot } from './layout.ts';

/** Under which heading the palette offers a kind of block, in this order. */
export const PALETTE_GROUPS = [
  'Layout',
  'Text',
  'Media',
  'Carousels',
  'Facts',
  'Actions',
  'Social',
  'Site',
  'Document',
  'Tours',
  'Shop',
  'Listings',
  'Forms',
] as const;

/** A block as its widget writes it: Payload's, with its fields in the tabs of the editor. */
export interface BlockDefinition extends Block {
  /** What it says and shows, and the slots with the blocks inside it. */
  fields: Field[];
  /** How it looks: size, alignment, colours, arrangement, space. */
  style?: Field[];
  /** What few ever need, before the advanced group that all have. */
  advanced?: Field[];
}

/** What the studio has to know of a kind of block beside its fields. */
export interface StudioTraits {
  /** Heading of the palette under which it stands; the first unless told. */
  group?: (typeof PALETTE_GROUPS)[number];
  /** Name of its sign in the lucide set, of those in `src/editor/icons.tsx`. */
  icon?: string;
  /**
   * What a new one holds beside its fields' defaults, so that it looks good at once. What an editor has to choose, such as a picture, is
   * left empty: the page says so in its place.
   */
  starter?: Readonly<Record<string, unknown>>;
  /** Opens above the page: however deep it stands it is built once, and it holds no others of its like. */
  isPanel?: boolean;
  /** May stand between the paragraphs of a text. */
  standsInText?: boolean;
  /**
   * What makes a block of an older version one of the next: from 1 to 2, from 2 to 3 and so on, without a gap. A kind is in version 1
   * until it has one.
   */
  upgrades?: readonly UpgradeStep[];
}

/** How a block looks in a closed list: its kind and its first words instead of a name somebody has to think of. */
const blockAdmin: Block['admin'] = {
  components: { Label: '/src/cms/studio/BlockLabel.tsx#BlockLabel' },
  disableBlockName: true,
};

const TAB_LABELS: Record<SettingTab, string> = { content: 'Content', style: 'Style', advanced: 'Advanced' };

/**
 * A widget's block: its own fields and the advanced group that all widgets share, in the tabs of its form, which leave no trace in the
 * data; then its slots. A kind that has been changed has a field with the version that a block was made in.
 */
export function defineBlock(
  { advanced = [], fields, style = [], ...block }: BlockDefinition,
  traits: StudioTraits = {},
): Block {
  const steps = traits.upgrades?.length ?? 0;
  const inTabs: Record<SettingTab, Field[]> = {
    content: fields.filter((field) => !isSlot(field)),
    style,
    advanced: [...advanced, advancedField],
  };
  return {
    admin: blockAdmin,
    ...block,
    custom: { ...block.custom, ...traits },
    fields: [
      { type: 'tabs', tabs: SETTING_TABS.flatMap((tab) => tabOf(tab, inTabs[tab])) },
      ...fields.filter(isSlot),
      ...(steps ? [versionField(steps + 1)] : []),
    ],
  };
}

function tabOf(tab: SettingTab, fields: Field[]): Tab[] {
  return fields.length ? [{ label: TAB_LABELS[tab], fields }] : [];
}

/** The traits that a block was defined with. */
export function traitsOf({ custom }: Block): StudioTraits {
  return custom ?? {};
}

function versionField(version: number): Field {
  return { name: 'version', type: 'number', defaultValue: version, admin: { hidden: true } };
}
