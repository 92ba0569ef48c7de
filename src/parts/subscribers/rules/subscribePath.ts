/** Where a subscribe form is sent. */
export const SUBSCRIBE_PATH = '/wp-json/rihla-pro/v1/subscribe';

/** Begins what is sealed where the box beside the words has to be ticked. */
export const BOX_MARK = 'box\n';

export const NAME_LENGTH = 100;
export const CONSENT_LENGTH = 1_000;
export const FORM_TITLE_LENGTH = 120;
