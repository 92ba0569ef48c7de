import type { ReactNode } from 'react';
import { defineWidget, type Widget, type WidgetProps } from '../../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../../render/context.ts';
import type { AnyBlock } from '../../../render/types.ts';
import { msg } from '../../../shared/studioWords/t.ts';
import { type PlacedField, placedField } from '../formScope.ts';

type BlockOf<N extends AnyBlock['blockType']> = Extract<AnyBlock, { blockType: N }>;

/** Props of a field's component. */
export interface FieldProps<B = AnyBlock> extends Pick<WidgetProps<B>, 'attributes' | 'block' | 'context' | 'text'> {
  placed: PlacedField;
}

interface FieldWidget<N extends AnyBlock['blockType']> {
  name: N;
  View(props: FieldProps<BlockOf<N>>): ReactNode;
  /** Missing settings of a field of the kind, besides a form, for the editor. */
  findGap?(placed: PlacedField, context: RenderContext): string | undefined;
}

/** Defines the widget of a kind of field: it renders only inside a form. */
export function defineFieldWidget<N extends AnyBlock['blockType']>({ findGap, name, View }: FieldWidget<N>): Widget {
  return defineWidget<AnyBlock['blockType']>({
    name,
    css: '',
    findGap(block, _data, context) {
      const placed = placedField(block, context);
      if (!placed)
        return msg(
          'This field stands in no form, so nobody could send it. Put it into a form (Contact, Forms), and place that here.',
        );
      return findGap?.(placed, context);
    },
    Component({ attributes, block, context, text }) {
      const placed = placedField(block, context);
      const props = { attributes, block: block as BlockOf<N>, context, text };
      return placed ? <View {...props} placed={placed} /> : null;
    },
  });
}
