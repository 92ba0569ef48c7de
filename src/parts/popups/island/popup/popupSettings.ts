/** How an open popup behaves, by the spec's names (section 3, "Popup settings"); what is off is left out. */
export interface PopupSettings {
  /** Names it to analytics. */
  title: string;
  /** The page behind it is out of reach. */
  overlay?: true;
  /** Focus moves into it. */
  a11y_navigation?: true;
  /** Seconds until its close button comes. */
  close_button_delay?: number;
  /** Seconds after which it closes by itself. */
  close_automatically?: number;
  prevent_close_on_background_click?: true;
  prevent_close_on_esc_key?: true;
  /** The page behind it stays where it is. */
  prevent_scroll?: true;
  /** Its impressions are counted when it opens, not when it closes. */
  times_count?: true;
  /** How many impressions its rule `times` asks for. */
  times_times?: number;
}

/** What the browser asks for when a popup opens. */
export interface PopupFragment {
  /** One `<dialog>` with everything in it. */
  html: string;
  /** Style sheets, in their order; a page may have some of them already, to the letter. */
  css: string[];
  settings: PopupSettings;
  /** The marker of the lightbox, for a page that has none: something in the popup opens large. */
  lightbox?: string;
}
