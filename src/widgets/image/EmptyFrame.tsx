import type { ImageBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { t } from '../../shared/studioWords/t.ts';
import emptyCss from './empty.css?inline';
import shapedCss from './shaped.css?inline';

type EmptyFrameProps = Pick<WidgetProps<ImageBlock>, 'attributes' | 'block' | 'context'> & {
  /** CSS `aspect-ratio` of the picture that is to come. */
  ratio: string | undefined;
};

/** Place of a picture that is not chosen yet, in an editor's preview, where its words open the choice: visitors see nothing. */
export function EmptyFrame({ attributes, block, context, ratio = '3/2' }: EmptyFrameProps) {
  context.styles.use('image/empty', emptyCss);
  const width = block.width && block.width !== 'column' ? `r-image--${block.width}` : '';
  if (width) context.styles.use('image/shaped', shapedCss);
  const proportion = context.styles.rule(`aspect-ratio:${ratio}`);
  return (
    <figure {...attributes('r-image', width)}>
      <div className={`r-image__empty r-image__empty--${block.shape ?? 'none'} ${proportion}`} role="note">
        <span data-fill>{t('Choose a picture')}</span>
      </div>
    </figure>
  );
}
