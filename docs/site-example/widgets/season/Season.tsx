import { Island, type WidgetProps } from '#rihla/widget';
import type { SeasonBlock } from './block.ts';
import { isGood } from './isGood.ts';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** In which months a journey is at its best. Which month it is now, the browser says: a page is kept for longer than that. */
export function Season({ attributes, block, context, text }: WidgetProps<SeasonBlock>) {
  const { from, look, title, to } = block;
  if (!from || !to) return null;
  const name = new Intl.DateTimeFormat(context.view.locale, { month: 'long', timeZone: 'UTC' });
  return (
    <div {...attributes('r-season', `r-season--${look === 'list' ? 'list' : 'row'}`)}>
      {title && (
        <p className="r-season__title" {...text('title')}>
          {title}
        </p>
      )}
      <Island<typeof import('./island/SeasonIsland.ts')> name="season" trigger="visible">
        <ol className="r-season__months">
          {MONTHS.map((month) => {
            const words = name.format(Date.UTC(2026, month - 1));
            return (
              <li className="r-season__month" data-month={month} key={month}>
                {isGood(month, from, to) ? <strong>{words}</strong> : words}
              </li>
            );
          })}
        </ol>
      </Island>
    </div>
  );
}
