/** Where the server says its time. */
export const TIME_PATH = '/wp-json/rihla/v1/time/';
