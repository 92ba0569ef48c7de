import type { CompareButtonBlock } from '../../cms/payload-types.ts';
import { CompareButton } from '../../parts/compare/CompareButton.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { tourOf } from '../../tours/tour.ts';

/** Button that adds the page's tour to the comparison. */
export function CompareBlock({ attributes, block, context, text }: WidgetProps<CompareButtonBlock>) {
  const own = typeof block.label === 'string' ? block.label.trim() : '';
  return (
    <div {...attributes('r-compare-block')}>
      <CompareButton
        context={context}
        label={own}
        marks={own ? text('label') : undefined}
        tour={tourOf(context.view.document)}
      />
    </div>
  );
}
