import type { ReactNode } from 'react';
import type { RangeFilterBlock } from '../../cms/payload-types.ts';
import type { RenderContext, WidgetProps } from '../../render/context.ts';
import filterCss from '../../render/listings/filter.css?inline';
import { HiddenFields } from '../../render/listings/HiddenFields.tsx';
import { formOf, listingMarks } from '../../render/listings/place.ts';
import type { ListingRequest } from '../../render/listings/queryListing.ts';
import { dropFilter } from '../../shared/listings/chooseTerm.ts';
import { filterParameter } from '../../shared/listings/filterQuery.ts';
import { RANGE, stateOf } from '../../shared/listings/filters.ts';
import { type Range, readRange } from '../../shared/listings/range.ts';
import { type RangeNumbers, rangeNumbers } from '../pieces/rangeNumbers.ts';
import { type Scale, scaleOf, stepsOf } from './scale.ts';

interface FieldsProps {
  scale: Scale;
  chosen: Range | undefined;
  /** Base name of the parameter, without the suffix of the range's end. */
  name: string;
  /** Number format of sliders and menus. */
  numbers: RangeNumbers;
  /** Shown after the numbers. */
  unit: ReactNode;
  /** The same as plain text. */
  unitText: string;
  labelId: string;
  label: string;
  context: RenderContext;
}

const VIEWS = { fields: FromTo, atMost: AtMost, exact: Exact };

/** Range filter of a listing: form fields that need no script. */
export function RangeFilter({
  attributes,
  block,
  context,
  data: asked,
  text,
}: WidgetProps<RangeFilterBlock, ListingRequest | undefined>) {
  if (!asked) return null;
  context.styles.use('filter', filterCss);
  const range = block.range ?? 'price';
  const view = block.view && Object.hasOwn(VIEWS, block.view) ? block.view : 'fields';
  const View = VIEWS[view];
  const chosen = readRange(stateOf(asked.filters, RANGE, range).terms[0]);
  const { action, hidden } = formOf(dropFilter(asked.filters, RANGE, range), asked);
  const title = typeof block.title === 'string' && block.title.trim() ? block.title : undefined;
  const labelId = context.uniqueId(`range-${range}`);
  const numbers = rangeNumbers(range, asked, context);
  const unit = typeof block.unit === 'string' ? block.unit.trim() : '';
  // Only typed numbers have no currency of their own.
  const unitText = view === 'fields' ? unit : unit.replace(numbers.sign, '').trim();
  return (
    <div {...attributes('r-range-filter')} {...listingMarks(block, asked)}>
      <p className={title ? 'r-filter__title' : 'r-range-filter__name'} id={labelId} {...(title && text('title'))}>
        {title ?? context.t('filter.label')}
      </p>
      <form action={action} aria-labelledby={labelId} autoComplete="off" data-filter-form="range" method="get">
        <HiddenFields fields={hidden} />
        <View
          chosen={chosen}
          context={context}
          label={title ?? context.t('filter.label')}
          labelId={labelId}
          name={filterParameter(asked.widgetId, range)}
          numbers={numbers}
          scale={scaleOf(asked.list.ranges[range], chosen, block.step)}
          unit={
            unitText && (
              <span className="r-range-filter__unit" {...(unitText === unit && text('unit'))}>
                {unitText}
              </span>
            )
          }
          unitText={unitText}
        />
        <button className={`r-filter__submit${view === 'fields' ? '' : ' r-filter__submit--spare'}`} type="submit">
          {context.t('filter.apply')}
        </button>
      </form>
    </div>
  );
}

/** Two fields; an empty one means no limit. */
function FromTo({ chosen, context: { t }, name, scale, unit }: FieldsProps) {
  const field = (end: 'max' | 'min', value: number | undefined, edge: number) => (
    <label className="r-range-filter__field">
      <span>{t(end === 'min' ? 'filter.from' : 'filter.to')}</span>
      <input
        defaultValue={value}
        inputMode="numeric"
        min={0}
        name={`${name}.${end}`}
        placeholder={String(edge)}
        step={1}
        type="number"
      />
      {unit}
    </label>
  );
  return (
    <div className="r-range-filter__fields">
      {field('min', chosen?.least, scale.least)}
      {field('max', chosen?.most, scale.most)}
    </div>
  );
}

/**
 * A slider with its value as text, which is also its `aria-valuetext`. At its end it sets no limit: the script omits its parameter.
 */
function AtMost({ chosen, context: { t }, label, name, numbers, scale, unit, unitText }: FieldsProps) {
  const value = chosen?.most ?? scale.most;
  const words = t('filter.atMost', { value: numbers.write(value) });
  return (
    <div className="r-range-filter__slider">
      <input
        aria-label={label}
        aria-valuetext={`${words} ${unitText}`.trim()}
        data-no-limit={scale.most}
        defaultValue={value}
        max={scale.most}
        min={scale.least}
        name={`${name}.max`}
        step={scale.step}
        type="range"
      />
      <p aria-hidden="true">
        <output
          data-factor={numbers.factor === 1 ? undefined : numbers.factor}
          data-template={t('filter.atMost', { value: numbers.template })}
        >
          {words}
        </output>{' '}
        {unit}
      </p>
    </div>
  );
}

/** A select with one number. */
function Exact({ chosen, context: { t }, labelId, name, numbers, scale, unit }: FieldsProps) {
  return (
    <div className="r-range-filter__exact">
      <select
        aria-labelledby={labelId}
        className="r-filter__select"
        defaultValue={chosen ? `${chosen.least ?? ''}..${chosen.most ?? ''}` : ''}
        name={name}
      >
        <option value="">{t('filter.any')}</option>
        {stepsOf(scale).map((value) => (
          <option key={value} value={`${value}..${value}`}>
            {numbers.write(value)}
          </option>
        ))}
      </select>
      {unit}
    </div>
  );
}
