import type { Part } from '../../render/part.ts';
import { shopOf } from './rules/shopSettings.ts';
import { shopVisitor } from './shopVisitor.ts';
import { calendarFile, voucherPage } from './voucher/questions.ts';

/** Booking on the site: carts, orders and their payments. */
export const part: Part = {
  name: 'shop',
  requires: ['bookings'],
  load: shopOf,
  personal: shopVisitor,
  questions: [voucherPage, calendarFile],
};
