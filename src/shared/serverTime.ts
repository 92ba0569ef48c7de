/** Path of the server time endpoint. */
export const TIME_PATH = '/wp-json/rihla/v1/time/';
