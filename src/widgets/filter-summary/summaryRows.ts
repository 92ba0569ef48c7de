import { isObject, type Values } from '../../shared/isObject.ts';

/** Sort orders that listings support. */
const ORDERS = ['newest', 'oldest', 'title', 'price', 'price-desc', 'days', 'days-desc'] as const;

export type OrderName = (typeof ORDERS)[number];

export interface OfferedOrder {
  order: OrderName;
  label: string;
  /** Index of its row in the block, from 0. */
  row: number;
}

/** The sort orders of a block, without duplicates and damaged rows. */
export function summaryRows(rows: unknown): OfferedOrder[] {
  const offered = (Array.isArray(rows) ? rows : []).flatMap((value, row): OfferedOrder[] => {
    const { label, order: name }: Values = isObject(value) ? value : {};
    const order = ORDERS.find((known) => known === name);
    return order ? [{ order, label: typeof label === 'string' ? label.trim() : '', row }] : [];
  });
  return offered.filter(({ order }, index) => offered.findIndex((each) => each.order === order) === index);
}
