/** Page of the search for bookings, orders and dates. */
export const FIND_PATH = '/admin/find';
