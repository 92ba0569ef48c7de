/** A block of a layout, stored or in the editor. */
export interface LayoutBlock {
  /** Unique in its document; absent only in content that was not written by the studio. */
  id?: string | null;
  blockType: string;
  [field: string]: unknown;
}

/** A slot: where a block has nested blocks. */
export interface KindSlot {
  /**
   * Path of its field, dotted, and `*` for every row of an array: `blocks`, `aside.blocks`, `tabs.*.blocks`. A block
   * has the slot once for each row, with the row's number (`tabs.0.blocks`); places, the page's `data-slot` and errors
   * use that form.
   */
  name: string;
  /** Its label; undefined when the kind has a single slot. */
  label?: string;
}

export const SETTING_TABS = ['content', 'style', 'advanced'] as const;

export type SettingTab = (typeof SETTING_TABS)[number];

/** A setting of a block kind. */
export interface KindSetting {
  /** Path in the block, dotted: `advanced.htmlId`. */
  path: string;
  label: string;
  tab: SettingTab;
  /** Payload's field type: `text`, `number`, `select`, `upload`, `relationship`, `richText`, `array`. */
  type: string;
  /** Whether it is a list of such values. */
  hasMany?: boolean;
  /** Allowed values; absent when any is allowed. */
  options?: readonly string[];
  /** Maximum length of a text, in characters. */
  maxLength?: number;
  /** Settings of a row, with paths inside it; of arrays only. */
  rows?: readonly KindSetting[];
  /** Default value; undefined for empty. */
  initial?: unknown;
  /** Set where its value may differ on tablets and phones (`deviceValues.ts`). */
  onDevices?: DeviceChoice;
}

/** Overrides of a setting on tablets and phones. */
export interface DeviceChoice {
  /** Labels of the options there, by value. */
  options: Readonly<Record<string, string>>;
  /** Value without an override, when it is not that of the wider device. */
  inherits?: string;
  /** Offered only for blocks with these values, by the path of their setting. */
  where?: Readonly<Record<string, string>>;
}

/** A block kind for the layout editor; plain data, sent to the browser. */
export interface Kind {
  slug: string;
  /** Singular label: `Heading`. */
  label: string;
  /** Palette group. */
  group: string;
  /** Icon name (`src/editor/icons.tsx`); an unknown one falls back to a box. */
  icon: string;
  /** Everyday words for it, for the palette's search. */
  words?: string;
  /** Name of its setting of running text that takes text pasted from elsewhere. */
  pasted?: string;
  /** Names of its settings that take the rows and the title of a table pasted from elsewhere. */
  pastedTable?: { rows: string; title: string };
  /** Name of its setting that takes a picture pasted from elsewhere. */
  pastedPicture?: string;
  /** Labels that say more than the kind's own, by values of its settings; the first that applies is used. */
  labels?: readonly KindLabel[];
  /** Slugs of the collections whose layouts may have a new one; absent: all. */
  onlyIn?: readonly string[];
  slots: readonly KindSlot[];
  /** A panel opens above the page and may not contain another panel, however deep. */
  isPanel: boolean;
  /** Whether it can be inserted; the placeholder of unknown blocks cannot. */
  isOffered: boolean;
  settings: readonly KindSetting[];
  /**
   * Initial values of a new block besides its id: defaults, and sample content. May have nested blocks in its slots,
   * without ids.
   */
  starter: Readonly<Record<string, unknown>>;
}

/** A label for blocks of a kind with certain values: `Two columns`. */
export interface KindLabel {
  label: string;
  /** Values by the path of their setting. */
  where: Readonly<Record<string, string>>;
}

/** Kinds by their slug. */
export type Kinds = ReadonlyMap<string, Kind>;
