import type { ProgressBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { StyleSheet } from '../../render/styleSheet.ts';
import type { Marks } from '../../render/text/marks.ts';
import { digitsOf } from '../../shared/formatLocales.ts';
import { choiceOf } from '../../shared/share/looks.ts';
import barCss from './bar.css?inline';
import { BAR_COLOURS } from './barColours.ts';

type Bar = NonNullable<ProgressBlock['bars']>[number];

/** From this value on, text inside a bar is on its filled part; below it, beside that. */
const ROOM_FOR_WORDS = 40;

/**
 * Progress bars that fill when visible. They measure a static value, so their role is `meter`; `progressbar` would be a running task (WAI-ARIA
 * 1.2).
 */
export function Progress({ attributes, block, context, text }: WidgetProps<ProgressBlock>) {
  const { styles, uniqueId, view } = context;
  const all = block.bars ?? [];
  const size = block.size === 'bar' ? 'bar' : 'fine';
  if (size === 'bar') styles.use('progress/bar', barCss);
  const per = new Intl.NumberFormat(digitsOf(view.locale), { style: 'percent' });
  const colour = choiceOf(BAR_COLOURS, block.colour, 'accent');
  return (
    <ul {...attributes('r-progress', `r-progress--${size}`, `r-progress--${colour}`)}>
      {all.filter(hasLabel).map((bar, index) => (
        <Meter
          bar={bar}
          id={uniqueId('bar')}
          key={bar.id ?? index}
          said={per.format(percentOf(bar) / 100)}
          showValue={block.showValue !== false}
          styles={styles}
          text={(field) => text(`bars.${all.indexOf(bar)}.${field}`)}
          wordsInside={size === 'bar'}
        />
      ))}
    </ul>
  );
}

/** Whether a bar has a label. */
export function hasLabel(bar: Bar): boolean {
  return Boolean(bar.label?.trim());
}

function percentOf({ value }: Bar): number {
  return Math.min(100, Math.max(0, Number(value) || 0));
}

interface MeterProps {
  bar: Bar;
  id: string;
  /** The value as text. */
  said: string;
  showValue: boolean;
  styles: StyleSheet;
  text: Marks['text'];
  /** Whether the bar is high enough for text inside it. */
  wordsInside: boolean;
}

function Meter({ bar, id, said, showValue, styles, text, wordsInside }: MeterProps) {
  const value = percentOf(bar);
  const inner = bar.inner?.trim() && (
    <span className="r-progress__inner" {...text('inner')}>
      {bar.inner}
    </span>
  );
  const isInside = wordsInside && value >= ROOM_FOR_WORDS;
  return (
    <li>
      <div className="r-progress__head">
        <span id={id} {...text('label')}>
          {bar.label}
        </span>
        {showValue && (
          <span aria-hidden="true" className="r-progress__value">
            {said}
          </span>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: browsers draw a <meter> themselves, and each in its own way */}
      <div
        aria-labelledby={id}
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={value}
        aria-valuetext={bar.inner?.trim() ? `${said}, ${bar.inner}` : said}
        className="r-progress__track"
        role="meter"
      >
        <div className={`r-progress__fill ${styles.rule(`--value:${value}%`)}`}>{isInside && inner}</div>
        {!isInside && inner}
      </div>
    </li>
  );
}
