import { COMPARE_PARAMETER } from '../../parts/compare/rules/choice.ts';
import type { RenderContext } from '../../render/context.ts';
import { languageMark } from '../../render/text/languageMarks.ts';
import { encodePath } from '../../shared/urls.ts';
import type { CompareData } from './loadCompared.ts';

/** Form that adds a tour to those of the URL. */
export function AddTour({ context, data }: { context: RenderContext; data: CompareData }) {
  const { t, view } = context;
  const codes = data.compared.map(({ tour }) => tour.code);
  const others = data.offered.filter(({ code }) => !codes.includes(code));
  if (others.length === 0) return null;
  const id = context.uniqueId('compare-add');
  return (
    <form action={encodePath(view.path)} className="r-compare__add" method="get">
      {codes.length > 0 && <input name={COMPARE_PARAMETER} type="hidden" value={codes.join(',')} />}
      <label htmlFor={id}>{t(codes.length > 0 ? 'compare.another' : 'compare.first')}</label>
      <select defaultValue="" id={id} name={COMPARE_PARAMETER} required>
        <option value="">{t('compare.choose')}</option>
        {others.map(({ code, locale, title }) => (
          <option key={code} value={code} {...languageMark({ locale }, view)}>
            {title}
          </option>
        ))}
      </select>
      <button type="submit">{t('compare.submit')}</button>
    </form>
  );
}
