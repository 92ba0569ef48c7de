import { countBehind } from '../../render/listings/countWords.ts';
import { HiddenFields } from '../../render/listings/HiddenFields.tsx';
import { formOf } from '../../render/listings/place.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import { formatNumber } from '../../shared/formatNumber.ts';
import { filterParameter } from '../../shared/listings/filterQuery.ts';
import { SEPARATORS } from '../../shared/listings/filters.ts';
import { Folded } from './Folded.tsx';
import type { TermsProps } from './terms.ts';
import type { TermItem } from './termTree.ts';

/** Terms as checkboxes or radio buttons, in a form that needs no script. */
export function TermBoxes(props: TermsProps) {
  const { asked, cleared, context, isExclusion, items, labelId, operator, shown, taxonomy } = props;
  const { action, hidden } = formOf(cleared, asked);
  const join = isExclusion ? SEPARATORS.NOT : operator === 'OR' ? SEPARATORS.OR : undefined;
  const name = filterParameter(asked.widgetId, taxonomy);
  return (
    <form action={action} aria-labelledby={labelId} autoComplete="off" data-filter-form="terms" method="get">
      <HiddenFields fields={join ? [...hidden, [name, join]] : hidden} />
      {/* biome-ignore lint/a11y/useSemanticElements: the group is named by the title of the filter, which is outside it */}
      <div aria-labelledby={labelId} role="group">
        {operator === 'DISABLED' && <AllBox {...props} name={name} />}
        <Folded items={items} shown={shown} t={context.t}>
          {(part) => <Boxes {...props} items={part as TermItem[]} name={name} />}
        </Folded>
      </div>
      <button className="r-filter__submit r-filter__submit--spare" type="submit">
        {context.t('filter.apply')}
      </button>
    </form>
  );
}

function AllBox({ allMark, allText, isAll, name }: TermsProps & { name: string }) {
  return (
    <label className="r-taxonomy-filter__box">
      <input defaultChecked={isAll} name={name} type="radio" value="" />
      <span {...allMark}>{allText}</span>
    </label>
  );
}

function Boxes({ items, name, ...props }: TermsProps & { name: string }) {
  const { asked, context, isExclusion, operator, showCounts } = props;
  const named = items.map((item) => ({ item, language: languageMark(item, context.view) }));
  return (
    <ul>
      {named.map(({ item, language }) => (
        <li key={item.slug}>
          <label className="r-taxonomy-filter__box">
            <input
              defaultChecked={item.isChosen}
              disabled={item.count === 0 && !item.isChosen && !isExclusion}
              name={name}
              type={operator === 'DISABLED' ? 'radio' : 'checkbox'}
              value={item.slug}
            />
            <span aria-hidden={showCounts || undefined} {...language}>
              {item.title}
            </span>
            {showCounts && (
              <>
                <span aria-hidden="true" className="r-taxonomy-filter__count">
                  {formatNumber(item.count, context.view.locale)}
                </span>
                <span className="r-filter__name">
                  {language ? (
                    <>
                      <span {...language}>{item.title}</span>
                      {countBehind(item.count, asked, context)}
                    </>
                  ) : (
                    `${item.title}${countBehind(item.count, asked, context)}`
                  )}
                </span>
              </>
            )}
          </label>
          {item.children.length > 0 && <Boxes {...props} items={item.children} name={name} />}
        </li>
      ))}
    </ul>
  );
}
