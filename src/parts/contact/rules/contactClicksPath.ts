/** Endpoint that counts clicks on channels. */
export const CONTACT_CLICKS_PATH = '/wp-json/rihla/v1/contact-clicks';
