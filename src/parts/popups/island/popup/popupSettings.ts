/** Behaviour of an open popup, with the spec's names; switches that are off are left out. */
export interface PopupSettings {
  /** Its name in analytics. */
  title: string;
  /** Modal: the page behind it is inert. */
  overlay?: true;
  /** Focus moves into it. */
  a11y_navigation?: true;
  /** Seconds until its close button appears. */
  close_button_delay?: number;
  /** Seconds after which it closes by itself. */
  close_automatically?: number;
  prevent_close_on_background_click?: true;
  prevent_close_on_esc_key?: true;
  /** Locks scrolling of the page behind it. */
  prevent_scroll?: true;
  /** Impressions are counted on opening, not on closing. */
  times_count?: true;
  /** Limit of impressions in its rule `times`. */
  times_times?: number;
}

/** Response with a popup's content. */
export interface PopupFragment {
  /** One `<dialog>` with everything in it. */
  html: string;
  /** Style sheets, in order; identical ones of the page are not added again. */
  css: string[];
  settings: PopupSettings;
  /** Marker of the lightbox island, needed by images in the popup, for pages without one. */
  lightbox?: string;
}
