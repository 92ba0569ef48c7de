import { X } from 'lucide-react';
import type { FilterSummaryBlock } from '../../cms/payload-types.ts';
import type { ActiveFilter } from '../../content/listTypes.ts';
import type { RenderContext, WidgetProps } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { ownCountId } from '../../render/listings/countId.ts';
import { countWordsOf } from '../../render/listings/countWords.ts';
import filterCss from '../../render/listings/filter.css?inline';
import { HiddenFields } from '../../render/listings/HiddenFields.tsx';
import { formOf, hrefOf, listingMarks } from '../../render/listings/place.ts';
import type { ListingRequest } from '../../render/listings/queryListing.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { TextMark } from '../../render/text/marks.ts';
import { chooseOrder, dropTerm } from '../../shared/listings/chooseTerm.ts';
import { filterParameter } from '../../shared/listings/filterQuery.ts';
import { chosenOrder, clearFilters, ORDER, RANGE, stateOf } from '../../shared/listings/filters.ts';
import { readRange } from '../../shared/listings/range.ts';
import { rangeText } from './rangeText.ts';
import { summaryRows } from './summaryRows.ts';

/** Number of results, active filters and sort order of a listing. */
export function FilterSummary({
  attributes,
  block,
  context,
  data: asked,
  text,
}: WidgetProps<FilterSummaryBlock, ListingRequest | undefined>) {
  if (!asked) return null;
  context.styles.use('filter', filterCss);
  const { active } = asked.list;
  const orders = summaryRows(block.orders);
  return (
    <div {...attributes('r-filter-summary')} {...listingMarks(block, asked)}>
      {block.showCount !== false && (
        <h2 className="r-filter-summary__count" id={ownCountId(block, asked, context)} tabIndex={-1}>
          {countWordsOf(asked, context)}
        </h2>
      )}
      {orders.length > 1 && <Orders asked={asked} context={context} orders={orders} text={text} />}
      {block.showChosen !== false && active.length > 0 && <Chosen asked={asked} context={context} />}
    </div>
  );
}

interface PartProps {
  asked: ListingRequest;
  context: RenderContext;
}

/** Active filters: a link to remove each, and one to remove all. */
function Chosen({ asked, context }: PartProps) {
  const { t } = context;
  const { active } = asked.list;
  return (
    <ul aria-label={t('filter.chosen')} className="r-filter-summary__chosen">
      {active.map((filter) => (
        <li key={`${filter.type}/${filter.name}/${filter.slug}`}>
          <Link
            aria-label={t('filter.remove', { filter: nameOf(filter, asked, context) })}
            className="r-filter-summary__chip"
            href={hrefOf(dropTerm(asked.filters, filter.type, filter.name, filter.slug), asked)}
            rel="nofollow"
          >
            <span {...markOf(filter, asked, context)}>{nameOf(filter, asked, context)}</span>
            <X aria-hidden="true" size={14} strokeWidth={2} />
          </Link>
        </li>
      ))}
      <li>
        <Link className="r-filter-summary__clear" href={hrefOf(clearFilters(asked.filters), asked)} rel="nofollow">
          {t('filter.clear')}
        </Link>
      </li>
    </ul>
  );
}

/** Label of a filter shown outside its group. */
function nameOf({ name, slug, title, type }: ActiveFilter, asked: ListingRequest, context: RenderContext): string {
  if (type === RANGE) return rangeText(name, readRange(slug) ?? {}, asked, context);
  const isLeftOut = stateOf(asked.filters, type, name).logicalJoin === 'NOT';
  return isLeftOut ? context.t('filter.without', { filter: title }) : title;
}

/** Language of the label, where it is only the name of a term in another language. */
function markOf(filter: ActiveFilter, { filters }: ListingRequest, { view }: RenderContext) {
  const isName = filter.type !== RANGE && stateOf(filters, filter.type, filter.name).logicalJoin !== 'NOT';
  return isName ? languageMark(filter, view) : undefined;
}

interface OrdersProps extends PartProps {
  orders: ReturnType<typeof summaryRows>;
  text(path: string): TextMark;
}

/** Sort order: a form without script, applied at once with it. The labels are content. */
function Orders({ asked, context, orders, text }: OrdersProps) {
  const { action, hidden } = formOf(chooseOrder(asked.filters, ''), asked);
  return (
    <form action={action} autoComplete="off" className="r-filter-summary__orders" data-filter-form="order" method="get">
      <HiddenFields fields={hidden} />
      <label>
        <span>{context.t('filter.order')}</span>
        <select defaultValue={chosenOrder(asked.filters) ?? ''} name={filterParameter(asked.widgetId, ORDER)}>
          {orders.map(({ label, order, row }, index) => (
            <option key={order} value={index === 0 ? '' : order} {...(label && text(`orders.${row}.label`))}>
              {label || context.t(`filter.order.${order}`)}
            </option>
          ))}
        </select>
      </label>
      <button className="r-filter__submit r-filter__submit--spare" type="submit">
        {context.t('filter.apply')}
      </button>
    </form>
  );
}
