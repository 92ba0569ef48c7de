/** Names the text that an element holds: the path of its field in the block, with dots and rows by number. */
export interface TextMark {
  'data-text'?: string;
}

/** Names the slot whose blocks an element holds directly. */
export interface SlotMark {
  'data-slot'?: string;
}

/**
 * What tells the editor, in a signed-in preview, where on the page a block's fields show; visitors are sent none of it. To be spread
 * on elements: `<p className="r-eyebrow" {...text('eyebrow')}>`.
 */
export interface Marks {
  /**
   * For the innermost element that holds exactly the text of a field of the block itself: `title`, `styles.label`, `items.0.text`.
   * Words that have no such element stand in `<Marked>`.
   */
  text(path: string): TextMark;
  /**
   * For the element that directly holds the blocks of a slot: `blocks` unless told otherwise, or such as `tabs.0.blocks`. The place of the edited
   * layout itself has no name.
   */
  slot(name?: string): SlotMark;
}

const NONE = {};

const forEditors: Marks = {
  text: (path) => ({ 'data-text': path }),
  slot: (name = 'blocks') => ({ 'data-slot': name }),
};

const forVisitors: Marks = { text: () => NONE, slot: () => NONE };

/** The marks of a page. */
export function marksFor({ editing }: { editing: boolean }): Marks {
  return editing ? forEditors : forVisitors;
}
