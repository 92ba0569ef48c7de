/**
 * What a link tells the lightbox, as attributes. `data-lightbox` is `yes` or `no` where the link has its own will; the
 * others say what is known of what it leads to. All of it is text.
 */
export interface LightboxAttributes {
  'data-lightbox'?: 'yes' | 'no';
  /** Links of one group can be paged through. */
  'data-lightbox-group'?: string;
  /** Place in the group, where that is not the place on the page. */
  'data-lightbox-index'?: number;
  'data-lightbox-title'?: string;
  'data-lightbox-description'?: string;
  /** `2400x1600`: width and height in px. */
  'data-lightbox-size'?: string;
}

/** Where a link of the page opens a lightbox of its own accord. */
export const CHOSEN_LINKS = 'a[data-lightbox=yes]';
