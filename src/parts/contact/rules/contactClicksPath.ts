/** Where clicks on channels are counted. */
export const CONTACT_CLICKS_PATH = '/wp-json/rihla/v1/contact-clicks';
