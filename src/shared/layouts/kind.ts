/** A block as a layout holds it, stored or in an editor's hands. */
export interface LayoutBlock {
  /** Unique in its document; absent only in content that no studio has written. */
  id?: string | null;
  blockType: string;
  [field: string]: unknown;
}

/** A place inside a block where other blocks stand. */
export interface KindSlot {
  /**
   * Path of the field that holds them, with dots, and `*` for every row of a list: `blocks`, `aside.blocks`, `tabs.*.blocks`. A block
   * has the slot once for each row, under the row's number (`tabs.0.blocks`); places, the page's `data-slot` and errors name it so.
   */
  name: string;
  /** What editors call it; undefined where a kind has one slot only. */
  label?: string;
}

export const SETTING_TABS = ['content', 'style', 'advanced'] as const;

export type SettingTab = (typeof SETTING_TABS)[number];

/** A setting of a kind of block that differs from its default or not. */
export interface KindSetting {
  /** Where it stands in the block, with dots: `advanced.htmlId`. */
  path: string;
  label: string;
  tab: SettingTab;
  /** What it holds, by the name of Payload's type of field: `text`, `number`, `select`, `upload`, `relationship`, `richText`, `array`. */
  type: string;
  /** Whether it is a list of such values. */
  hasMany?: boolean;
  /** The values that may be chosen; absent where any may stand. */
  options?: readonly string[];
  /** What a row holds, with paths inside it; of lists only. */
  rows?: readonly KindSetting[];
  /** What it is when nobody has set it; undefined for empty. */
  initial?: unknown;
}

/** What the editor of layouts knows of a kind of block; plain data, sent to the browser. */
export interface Kind {
  slug: string;
  /** In the singular, as editors read it: `Heading`. */
  label: string;
  /** Heading under which the palette offers it. */
  group: string;
  /** Name of its sign (`src/editor/icons.tsx`); a plain box when there is none of that name. */
  icon: string;
  slots: readonly KindSlot[];
  /** Opens above the page; holds no others of its like, however deep. */
  isPanel: boolean;
  /** Whether it can be placed; what stands for an unknown block cannot. */
  isOffered: boolean;
  settings: readonly KindSetting[];
  /** What a new one holds besides its id: defaults, and content with which it looks good at once. May hold blocks in its slots, without ids. */
  starter: Readonly<Record<string, unknown>>;
}

/** Kinds by their slug. */
export type Kinds = ReadonlyMap<string, Kind>;
