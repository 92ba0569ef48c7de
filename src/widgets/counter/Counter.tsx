import type { CounterBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { digitsOf } from '../../shared/formatLocales.ts';
import { choiceOf } from '../../shared/share/looks.ts';
import { COUNTER_SECONDS, MAX_DECIMALS } from './constants.ts';
import { formatCount } from './formatCount.ts';
import type { CounterIslandProps } from './island/CounterIsland.ts';

const LOOKS = { plain: 'Plain', ruled: 'Ruled' };
const ALIGNMENTS = { start: '', center: '', end: '' };

/** Counter: a number with its label. The markup has the final number; the browser counts up to it. */
export function Counter({ attributes, block, context: { view }, text }: WidgetProps<CounterBlock>) {
  const props: CounterIslandProps = {
    from: Number(block.start) || 0,
    to: Number(block.number),
    seconds: between(COUNTER_SECONDS.min, block.duration ?? COUNTER_SECONDS.defaultValue, COUNTER_SECONDS.max),
    decimals: Math.round(between(0, block.decimals, MAX_DECIMALS)),
    locale: digitsOf(view.locale),
    hasGroups: block.separator !== false,
  };
  const figure = (
    <span className="r-counter__figure">
      <span className="r-counter__number">{formatCount(props.to, props)}</span>
    </span>
  );
  const align = choiceOf(ALIGNMENTS, block.align, 'start');
  return (
    <div
      {...attributes(
        'r-counter',
        `r-counter--${choiceOf(LOOKS, block.look, 'plain')}`,
        align !== 'start' && `r-counter--${align}`,
      )}
    >
      <p className="r-counter__line">
        {block.prefix && (
          <span className="r-counter__affix" {...text('prefix')}>
            {block.prefix}
          </span>
        )}
        {props.seconds > 0 ? (
          <Island<typeof import('./island/CounterIsland.ts')> name="counter" props={props} trigger="visible">
            {figure}
          </Island>
        ) : (
          figure
        )}
        {block.suffix && (
          <span className="r-counter__affix" {...text('suffix')}>
            {block.suffix}
          </span>
        )}
      </p>
      {block.title?.trim() && (
        <p className="r-counter__title" {...text('title')}>
          {block.title}
        </p>
      )}
    </div>
  );
}

function between(least: number, value: unknown, most: number): number {
  return Math.min(most, Math.max(least, Number(value) || 0));
}
