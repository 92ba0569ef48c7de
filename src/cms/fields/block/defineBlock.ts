import type { Block, Field, Tab } from 'payload';
import { type KindLabel, SETTING_TABS, type SettingTab } from '../../../shared/layouts/kind.ts';
import { isSlot } from '../layout.ts';
import { advancedField } from './advanced.ts';
import { deviceValuesField } from './perDevice.ts';
import type { UpgradeStep } from './upgradeBlock.ts';

/** Palette groups, in order. */
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

/** A block as a widget defines it: Payload's, with its fields by tab. */
export interface BlockDefinition extends Block {
  /** Content: fields and slots. */
  fields: Field[];
  /** Style: size, alignment, colours, arrangement, space. */
  style?: Field[];
  /** Rarely needed fields, before the advanced group that all blocks have. */
  advanced?: Field[];
}

/** Facts about a block kind for the studio, beside its fields. */
export interface StudioTraits {
  /** Palette group; the first by default. */
  group?: (typeof PALETTE_GROUPS)[number];
  /** Icon name in the lucide set, of those in `src/editor/icons.tsx`. */
  icon?: string;
  /** Everyday words for it, in English, French and Arabic: what people type into the palette's search beside its label. */
  words?: string;
  /**
   * Initial values beside the fields' defaults, so that a new block looks good at once. What an editor has to choose,
   * such as a picture, is left empty: the page shows a placeholder.
   */
  starter?: Readonly<Record<string, unknown>>;
  /** Name of its setting of running text that takes text pasted from elsewhere; of the kinds that have one, the first is used. */
  pasted?: string;
  /** Names of its settings that take the rows and the title of a table pasted from elsewhere. */
  pastedTable?: { rows: string; title: string };
  /** Name of its setting that takes a picture pasted from elsewhere. */
  pastedPicture?: string;
  /** A panel opens above the page: it is rendered once however deep it is nested, and cannot contain another panel. */
  isPanel?: boolean;
  /** Slugs of the collections whose layouts are offered it: it shows nothing anywhere else. Absent: all. */
  onlyIn?: readonly string[];
  /** Labels in the editor by values of its settings, instead of its own; the first that applies is used. */
  labelsWhere?: readonly KindLabel[];
  /** May be placed between the paragraphs of a rich text. */
  standsInText?: boolean;
  /**
   * Upgrade steps: from version 1 to 2, from 2 to 3 and so on, without a gap. Without any, the kind is in version 1.
   */
  upgrades?: readonly UpgradeStep[];
}

/** Label of a collapsed block in a list: its kind and its first words. */
const blockAdmin: Block['admin'] = {
  components: { Label: '/src/cms/studio/BlockLabel.tsx#BlockLabel' },
  disableBlockName: true,
};

const TAB_LABELS: Record<SettingTab, string> = { content: 'Content', style: 'Style', advanced: 'Advanced' };

/**
 * Defines a widget's block: its own fields and the advanced group that all widgets share, in the tabs of its form,
 * which leave no trace in the data; then its slots. A kind with upgrades has a hidden field for the version of each
 * block.
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
  const tabs: Field = { type: 'tabs', tabs: SETTING_TABS.flatMap((tab) => tabOf(tab, inTabs[tab])) };
  return {
    admin: blockAdmin,
    ...block,
    custom: { ...block.custom, ...traits },
    fields: [tabs, ...fields.filter(isSlot), ...deviceValuesField([tabs]), ...(steps ? [versionField(steps + 1)] : [])],
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
