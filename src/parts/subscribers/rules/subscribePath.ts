/** Path of the subscribe form's endpoint. */
export const SUBSCRIBE_PATH = '/wp-json/rihla-pro/v1/subscribe';

/** Prefix of the signed text where the consent checkbox is required. */
export const BOX_MARK = 'box\n';

export const NAME_LENGTH = 100;
export const CONSENT_LENGTH = 1_000;
export const FORM_TITLE_LENGTH = 120;
