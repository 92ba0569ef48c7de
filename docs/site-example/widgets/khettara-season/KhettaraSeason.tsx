import { Island, type WidgetProps } from '#rihla/widget';
import type { KhettaraSeasonBlock } from './block.ts';
import { isGood } from './isGood.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** In which months a journey is at its best. Which month it is now, the browser says: a page is kept for longer than that. */
export function KhettaraSeason({ attributes, block, context, text }: WidgetProps<KhettaraSeasonBlock>) {
  const { from, look, title, to } = block;
  if (!from || !to) return null;
  const name = new Intl.DateTimeFormat(context.view.locale, { month: 'long', timeZone: 'UTC' });
  return (
    <div {...attributes('r-khettara-season', `r-khettara-season--${look === 'list' ? 'list' : 'row'}`)}>
      {title && (
        <p className="r-khettara-season__title" {...text('title')}>
          {title}
        </p>
      )}
      <Island<typeof import('./island/KhettaraSeasonIsland.ts')> name="khettara-season" trigger="visible">
        <ol className="r-khettara-season__months">
          {MONTHS.map((month) => {
            const words = name.format(Date.UTC(2026, month - 1));
            return (
              <li className="r-khettara-season__month" data-month={month} key={month}>
                {isGood(month, from, to) ? <strong>{words}</strong> : words}
              </li>
            );
          })}
        </ol>
      </Island>
    </div>
  );
}
