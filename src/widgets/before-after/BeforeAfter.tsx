import type { BeforeAfterBlock, Media } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { Marked } from '../../render/text/Marked.tsx';
import { numberWithin } from '../../shared/limits/numberWithin.ts';

const RATIOS = ['3/2', '4/3', '16/9', '1/1'] as const;

/** Comparison slider: two pictures, one over the other, with a divider moved by a range input. Without script they are side by side. */
export function BeforeAfter({ attributes, block, context, text }: WidgetProps<BeforeAfterBlock>) {
  const before = populated<Media>(block.before);
  const after = populated<Media>(block.after);
  if (!before || !after) return null;
  const isVertical = block.direction === 'vertical';
  const ratio = RATIOS.find((each) => each === block.ratio) ?? '3/2';
  const start = Math.round(numberWithin(block.start, [0, 100], 50));
  const names = {
    before: block.beforeLabel?.trim() || context.t('beforeAfter.before'),
    after: block.afterLabel?.trim() || context.t('beforeAfter.after'),
  };
  return (
    <figure {...attributes('r-before-after', isVertical && 'r-before-after--vertical')}>
      <Island<typeof import('./island/BeforeAfterIsland.ts')> name="before-after" trigger="visible">
        <div className={`r-before-after__stage ${context.styles.rule(`--at:${start}%`)}`}>
          {(['before', 'after'] as const).map((side) => (
            <div className={`r-before-after__side r-before-after__side--${side}`} key={side}>
              <Picture context={context} media={side === 'before' ? before : after} ratio={ratio} />
              <span className="r-before-after__label">
                <Marked mark={block[`${side}Label`]?.trim() ? text(`${side}Label`) : undefined}>{names[side]}</Marked>
              </span>
            </div>
          ))}
          <input
            aria-label={context.t('beforeAfter.shown', { name: names.before })}
            className="r-before-after__range"
            // From bottom to top, so that the arrow keys move the divider in their own direction.
            defaultValue={isVertical ? 100 - start : start}
            max={100}
            min={0}
            type="range"
          />
          <span aria-hidden="true" className="r-before-after__line" />
        </div>
      </Island>
      {block.caption && <figcaption {...text('caption')}>{block.caption}</figcaption>}
    </figure>
  );
}
