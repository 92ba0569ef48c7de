/** Marks the text of an element: the field path in the block, with dots and row indexes. */
export interface TextMark {
  'data-text'?: string;
}

/** Marks the slot whose blocks an element contains directly. */
export interface SlotMark {
  'data-slot'?: string;
}

/**
 * Preview marks: show the editor where on the page a block's fields are; visitors get none. To be spread on elements: `<p className="r-eyebrow"
 * {...text('eyebrow')}>`.
 */
export interface Marks {
  /**
   * For the innermost element that contains exactly the text of one of the block's own fields: `title`, `styles.label`, `items.0.text`. Text
   * without such an element goes in `<Marked>`.
   */
  text(path: string): TextMark;
  /**
   * For the element that directly contains the blocks of a slot: `blocks` by default, or such as `tabs.0.blocks`. The slot of the edited layout
   * itself has no name.
   */
  slot(name?: string): SlotMark;
}

const NONE = {};

const forEditors: Marks = {
  text: (path) => ({ 'data-text': path }),
  slot: (name = 'blocks') => ({ 'data-slot': name }),
};

const forVisitors: Marks = { text: () => NONE, slot: () => NONE };

/** The marks for a page. */
export function marksFor({ editing }: { editing: boolean }): Marks {
  return editing ? forEditors : forVisitors;
}
