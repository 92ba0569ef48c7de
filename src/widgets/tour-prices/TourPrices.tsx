import type { TourPricesBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { tourOf } from '../../tours/tour.ts';
import { Fold } from '../pieces/Fold.tsx';
import { TourTitle } from '../pieces/TourTitle.tsx';
import type { PriceTable } from './priceTables.ts';
import { readPrices } from './readPrices.ts';

/** Prices of the page's tour, as tables that scroll horizontally in their own region. */
export function TourPrices({ attributes, block, context, text }: WidgetProps<TourPricesBlock>) {
  const tour = tourOf(context.view.document);
  if (!tour) return null;
  const { cancellation, extras, tables } = readPrices(block, tour, { t: context.t, locale: context.view.locale });
  return (
    <div {...attributes('r-tour-prices')}>
      <TourTitle block={block} context={context} text={text} />
      <div className="r-tour-prices__all">
        {tables.map((table) => (
          <Table context={context} key={table.name} table={table} />
        ))}
        {extras.length > 0 && (
          <dl className="r-tour-prices__extras">
            {extras.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {cancellation && <Table context={context} table={cancellation} />}
      </div>
      {tour.price.note && <p className="r-tour-prices__note">{tour.price.note}</p>}
    </div>
  );
}

function Table({ context, table: { caption, head, name, note, rows } }: { context: RenderContext; table: PriceTable }) {
  const id = context.uniqueId(`prices-${name}`);
  return (
    <Fold context={context} title={caption}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-labelledby={id} className="r-tour-prices__scroll" tabIndex={0}>
        <table>
          <caption className="r-display" id={id}>
            <span className="r-fold-title">{caption}</span>
          </caption>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...cells]) => (
              <tr key={[first, ...cells].join()}>
                <th scope="row">{first}</th>
                {cells.map((cell, column) => (
                  <td key={head[column + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        {note && <p className="r-tour-prices__note">{note}</p>}
      </section>
    </Fold>
  );
}
