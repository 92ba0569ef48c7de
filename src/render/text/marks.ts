/** Marks the text of an element: the field path in the block, with dots and row indexes. */
export interface TextMark {
  /** On a translated page: the language of a text that is not translated, and its direction. */
  lang?: string;
  dir?: 'ltr' | 'rtl';
  'data-text'?: string;
  /** Present where *stars* in the field are shown as emphasis. */
  'data-emphasis'?: '';
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

/** The mark of a text whose *stars* are shown as emphasis; for visitors none. */
export function emphasized(mark: TextMark): TextMark {
  return mark['data-text'] === undefined ? mark : { ...mark, 'data-emphasis': '' };
}

/** The marks for a page. */
export function marksFor({ editing }: { editing: boolean }): Marks {
  return editing ? forEditors : forVisitors;
}
