import type { TourFinderBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import { filterParameter } from '../../shared/listings/filterQuery.ts';
import { TOURS_PATH } from '../../tours/words.ts';
import buttonCss from '../button/button.css?inline';
import { FINDER_FACETS, type Finder } from './loadFinder.ts';

/** Tour finder: three questions whose answers are filters of the tour list, sent like its own filter form, also without script. */
export function TourFinder({
  attributes,
  block,
  context,
  data,
  text,
}: WidgetProps<TourFinderBlock, Finder | undefined>) {
  if (!data) return null;
  const { styles, t } = context;
  styles.use('button', buttonCss);
  const label = block.label?.trim();
  return (
    <div {...attributes('r-tour-finder')}>
      <form action={TOURS_PATH} aria-label={t('tourFinder.label')} method="get">
        {FINDER_FACETS.map((name) => (
          <label key={name}>
            <span>{t(`tourFinder.${name}`)}</span>
            <select name={filterParameter(data.widgetId, name)}>
              <option value="">{t(`tourFinder.${name}.any`)}</option>
              {data.terms[name].map((term) => (
                <option key={term.slug} value={term.slug} {...languageMark(term, context.view)}>
                  {term.title}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button className="r-button r-button--solid" type="submit" {...(label && text('label'))}>
          {label || t('tourFinder.submit')}
        </button>
      </form>
    </div>
  );
}
