import { Island } from '../../../../src/islands/Island.tsx';
import type { Widget, WidgetProps } from '../../../../src/render/blocks/defineWidget.ts';
import type { AnyBlock } from '../../../../src/render/types.ts';
import css from './signpost.css?inline';

type SignpostBlock = AnyBlock & { place?: string };

function Signpost({ attributes, block }: WidgetProps<AnyBlock>) {
  const { place = '' } = block as SignpostBlock;
  return (
    <Island name="signpost" props={{ place }} trigger="visible">
      <h2 {...attributes('signpost')}>{place}</h2>
    </Island>
  );
}

/** A made-up widget. */
export const signpost: Widget = {
  name: 'signpost',
  css,
  words: (block) => (block as SignpostBlock).place ?? '',
  Component: Signpost,
};
