import type { RenderContext } from '../../render/context.ts';
import type { ListingRequest } from '../../render/listings/queryListing.ts';
import type { Range } from '../../shared/listings/range.ts';
import { rangeNumbers } from '../pieces/rangeNumbers.ts';

/** Formats a range with its unit, such as “2 to 4 days” or “up to €500”. */
export function rangeText(name: string, { least, most }: Range, asked: ListingRequest, context: RenderContext): string {
  const { t } = context;
  const write = writerOf(name, asked, context);
  if (least === undefined) return t('filter.upTo', { value: write(most ?? 0) });
  if (most === undefined) return t('filter.atLeast', { value: write(least) });
  if (least === most) return write(least);
  return t('filter.between', { least: name === 'price' ? write(least) : least, most: write(most) });
}

/** Formatter of a number with its unit. */
function writerOf(name: string, asked: ListingRequest, context: RenderContext): (value: number) => string {
  const { t } = context;
  if (name === 'days') return (value) => t('filter.days', { count: value });
  if (name === 'party') return (value) => t('filter.people', { count: value });
  return rangeNumbers(name, asked, context).write;
}
