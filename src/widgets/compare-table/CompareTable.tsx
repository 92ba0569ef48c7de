import type { CompareTableBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import { noteCompareTable } from '../../parts/compare/noteCompare.ts';
import { MAX_COMPARED } from '../../parts/compare/rules/choice.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';
import { encodePath } from '../../shared/urls.ts';
import { AddTour } from './AddTour.tsx';
import { ComparedTours } from './ComparedTours.tsx';
import { compareRows } from './compareRows.ts';
import type { CompareData } from './loadCompared.ts';

/** Elements that change the comparison hydrate the island; the switch needs none. */
const CHANGES = 'interaction@.r-compare__add | interaction@[data-remove] | interaction@[data-keep]';

type Props = WidgetProps<CompareTableBlock, CompareData>;

/**
 * Comparison table of tours. The URL lists them, so that it works without script: removing is a link, adding a form. The script synchronizes the
 * visitor's own choice.
 */
export function CompareTable(props: Props) {
  const { attributes, context, data } = props;
  if (!data.isFixed) noteCompareTable(context);
  const inside = (
    <>
      {!data.isFixed && data.compared.length > 0 && <OtherChoice {...props} />}
      {data.isMissing && <p className="r-compare__note">{context.t('compare.gone')}</p>}
      {data.compared.length > 0 ? <Comparison {...props} /> : <Empty {...props} />}
    </>
  );
  return (
    <div {...attributes('r-compare')}>
      {data.isFixed || context.editing ? (
        inside
      ) : (
        <Island<typeof import('./island/CompareTableIsland.ts')> name="compare-table" trigger={CHANGES}>
          {inside}
        </Island>
      )}
    </div>
  );
}

/** Shown by style alone where the stored choice differs from the URL's. */
function OtherChoice({ context: { t, view } }: Props) {
  return (
    <p className="r-compare__other">
      <span>{t('compare.shared')}</span> <Link href={encodePath(view.path)}>{t('compare.mine')}</Link>{' '}
      <button data-keep="" type="button">
        {t('compare.keep')}
      </button>
    </p>
  );
}

function Comparison(props: Props) {
  const { block, context, data, text } = props;
  const { compared, isFixed } = data;
  const { t, view } = context;
  const rows = compareRows(compared, { t, locale: view.locale });
  const isAlike = rows.every(({ differs }) => !differs);
  return (
    <>
      <div className="r-compare__tools">
        {compared.length > 1 && !isAlike && (
          <label className="r-compare__switch">
            {/* biome-ignore lint/a11y/useAriaPropsForRole: a native box says by itself whether it is ticked */}
            <input role="switch" type="checkbox" />
            <span>{t('compare.onlyDifferences')}</span>
          </label>
        )}
        {compared.length > 1 && isAlike && <p className="r-compare__note">{t('compare.same')}</p>}
        {compared.length === 1 && !isFixed && <p className="r-compare__note">{t('compare.one')}</p>}
        {!isFixed && compared.length < MAX_COMPARED && <AddTour context={context} data={data} />}
        {!isFixed && compared.length >= MAX_COMPARED && (
          <p className="r-compare__note">{t('compare.fullHere', { count: MAX_COMPARED })}</p>
        )}
      </div>
      <ComparedTours block={block} context={context} data={data} rows={rows} text={text} />
      <More {...props} />
    </>
  );
}

/** Empty state. */
function Empty(props: Props) {
  const { block, context, data, text } = props;
  const own = typeof block.emptyText === 'string' ? block.emptyText.trim() : '';
  return (
    <div className="r-compare__empty">
      <p {...(own && text('emptyText'))}>{own || context.t('compare.empty')}</p>
      {!data.isFixed && <AddTour context={context} data={data} />}
      <More {...props} />
    </div>
  );
}

function More({ block, text }: Props) {
  const label = typeof block.moreLabel === 'string' ? block.moreLabel.trim() : '';
  const anchor = label ? anchorOf(block.moreLink) : undefined;
  if (!anchor) return null;
  return (
    <p className="r-compare__more">
      <Link {...anchor} {...text('moreLabel')}>
        {label}
      </Link>
    </p>
  );
}
