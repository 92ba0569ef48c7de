import type { TableBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { longColumns, numberColumns } from './columnKinds.ts';
import { parseTable } from './parseTable.ts';
import stackCss from './stack.css?inline';
import stripesCss from './stripes.css?inline';

/** Table with a caption. On narrow screens it scrolls in its own region, or its rows are stacked. */
export function Table({ attributes, block, context, text }: WidgetProps<TableBlock>) {
  const rows = parseTable(block.cells);
  const hasHead = block.headerRow !== false && rows.length > 1;
  const body = hasHead ? rows.slice(1) : rows;
  const head = hasHead ? (rows[0] ?? []) : [];
  const isStacked = block.narrow === 'stack' && hasHead;
  const { styles } = context;
  if (isStacked) styles.use('table/stack', stackCss);
  if (block.stripes) styles.use('table/stripes', stripesCss);
  const id = context.uniqueId('table');
  const classes = classesOf(block, body);
  const named = block.headerColumn !== false;
  // Cells with `display: block` lose their semantics in screen readers without explicit roles.
  const role = (name: string) => (isStacked ? name : undefined);
  return (
    <figure {...attributes('r-table', isStacked && 'r-table--stack', block.stripes && 'r-table--stripes')}>
      <figcaption id={id} {...text('caption')}>
        {block.caption}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      <section aria-labelledby={id} className="r-table__scroll" tabIndex={0}>
        <table aria-labelledby={id} role={role('table')} {...(!block.cells.includes('|') && text('cells'))}>
          {hasHead && (
            <thead role={role('rowgroup')}>
              <tr role={role('row')}>
                {head.map((cell, column) => (
                  <th className={classes[column]} key={keyOf(column)} role={role('columnheader')} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody role={role('rowgroup')}>
            {body.map((row, index) => (
              <tr key={keyOf(index)} role={role('row')}>
                {row.map((cell, column) =>
                  named && column === 0 ? (
                    <th key={keyOf(column)} role={role('rowheader')} scope="row">
                      {cell}
                    </th>
                  ) : (
                    <td
                      className={classes[column]}
                      data-label={isStacked ? head[column] || undefined : undefined}
                      key={keyOf(column)}
                      role={role('cell')}
                    >
                      {cell}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {block.note && (
        <p className="r-table__note" {...text('note')}>
          {block.note}
        </p>
      )}
    </figure>
  );
}

/** Rows and cells have no key but their index. */
function keyOf(place: number): string {
  return String(place);
}

/** Class of each column's cells: alignment, and whether they need a minimum width. */
function classesOf({ align }: TableBlock, body: readonly string[][]): (string | undefined)[] {
  const isNumeric = numberColumns(body);
  return longColumns(body).map((isLong, column) => {
    const isAtEnd = align !== 'start' && align !== 'center' && isNumeric[column];
    const names = [align === 'center' && 'r-table__centred', isAtEnd && 'r-table__number', isLong && 'r-table__long'];
    return names.filter(Boolean).join(' ') || undefined;
  });
}
