/**
 * Data attributes of a link for the lightbox. `data-lightbox` is `yes` or `no` where the link has a setting of its own;
 * the others describe its target. All values are text.
 */
export interface LightboxAttributes {
  'data-lightbox'?: 'yes' | 'no';
  /** Links of one group can be paged through. */
  'data-lightbox-group'?: string;
  /** Index in the group, where it differs from the order on the page. */
  'data-lightbox-index'?: number;
  'data-lightbox-title'?: string;
  'data-lightbox-description'?: string;
  /** `2400x1600`: width and height in px. */
  'data-lightbox-size'?: string;
}

/** Links that explicitly open a lightbox. */
export const CHOSEN_LINKS = 'a[data-lightbox=yes]';
