import type { SpacerBlock } from '../../cms/payload-types.ts';
import { spaceValue } from '../../render/advanced.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { SPACE_STEPS } from '../../shared/style.ts';

/** Empty space. */
export function Spacer({ attributes, block, context }: WidgetProps<SpacerBlock>) {
  const step = SPACE_STEPS.find((known) => known === block.height) ?? '6';
  const height = context.styles.rule(`block-size:${spaceValue(step)}`);
  return <div aria-hidden="true" {...attributes(height)} />;
}
