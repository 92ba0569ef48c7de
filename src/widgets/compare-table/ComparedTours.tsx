import type { CompareTableBlock } from '../../cms/payload-types.ts';
import { compareAddress } from '../../parts/compare/rules/choice.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { Picture } from '../../render/pictures/Picture.tsx';
import { encodePath } from '../../shared/urls.ts';
import type { CompareCell, CompareRow } from './compareRows.ts';
import type { CompareData, ComparedTour } from './loadCompared.ts';

/** CSS px of a column on a desktop, and its share of a phone's window. */
const SLOT = { desktop: 320, phone: 0.5 };

/** Explicit ARIA roles: on a phone the table has `display: grid`, which removes its semantics in some screen readers. */
const ROLES = {
  table: 'table',
  rowgroup: 'rowgroup',
  row: 'row',
  cell: 'cell',
  columnheader: 'columnheader',
  rowheader: 'rowheader',
} as const;

interface ComparedToursProps extends Pick<WidgetProps<CompareTableBlock>, 'block' | 'context' | 'text'> {
  data: CompareData;
  rows: readonly CompareRow[];
}

/** The table. On a phone the name of each row is above its cells, so that two columns fit; ARIA roles keep it a table. */
export function ComparedTours({ block, context, data, rows, text }: ComparedToursProps) {
  const { compared } = data;
  const own = typeof block.caption === 'string' ? block.caption.trim() : '';
  const id = context.uniqueId('compare');
  const columns = context.styles.rule(`--tours:${compared.length}`);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section aria-labelledby={id} className={`r-compare__scroll ${columns}`} tabIndex={0}>
      <table role={ROLES.table}>
        <caption id={id} {...(own && text('caption'))}>
          {own || context.t('compare.caption')}
        </caption>
        <thead role={ROLES.rowgroup}>
          <tr role={ROLES.row}>
            <td role={ROLES.cell} />
            {compared.map((each) => (
              <th aria-label={each.document.title} key={each.tour.code} role={ROLES.columnheader} scope="col">
                <Head compared={each} context={context} data={data} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody role={ROLES.rowgroup}>
          {rows.map(({ cells, differs, label, name }) => (
            <tr data-differs={differs ? '' : undefined} key={name} role={ROLES.row}>
              <th role={ROLES.rowheader} scope="row">
                <span>
                  {label}
                  {differs && ' '}
                  {differs && <small className="r-compare__differs">{context.t('compare.differs')}</small>}
                </span>
              </th>
              {cells.map((cell, index) => (
                <td key={compared[index]?.tour.code} role={ROLES.cell}>
                  <Cell cell={cell} nothing={context.t('compare.nothing')} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  compared: ComparedTour;
  context: ComparedToursProps['context'];
  data: CompareData;
}

function Head({ compared: { document, tour }, context, data }: HeadProps) {
  const others = data.compared.flatMap((each) => (each.tour.code === tour.code ? [] : [each.tour.code]));
  return (
    <div className="r-compare__tour">
      {document.image && (
        <Picture
          alt=""
          className="r-compare__picture"
          context={{ ...context, slot: SLOT }}
          media={document.image}
          ratio="4/3"
          slot={SLOT}
        />
      )}
      <Link className="r-compare__title" href={encodePath(document.path)}>
        {document.title}
      </Link>
      {!data.isFixed && (
        <Link
          aria-label={context.t('compare.remove', { title: document.title })}
          className="r-compare__remove"
          data-remove={tour.code}
          data-title={document.title}
          href={comparisonAddress(context, others)}
          rel="nofollow"
        >
          {context.t('compare.removeShort')}
        </Link>
      )}
    </div>
  );
}

function Cell({ cell, nothing }: { cell: CompareCell; nothing: string }) {
  if (cell === undefined) return <span className="r-compare__nothing">{nothing}</span>;
  if (typeof cell === 'string') return cell;
  return (
    <ul>
      {cell.map(({ text, until }) => (
        <li key={text}>{until ? <time dateTime={until}>{text}</time> : text}</li>
      ))}
    </ul>
  );
}

/** URL of a comparison on the current page. */
function comparisonAddress({ view }: Pick<RenderContext, 'view'>, codes: readonly string[]): string {
  return compareAddress(codes, encodePath(view.path));
}
