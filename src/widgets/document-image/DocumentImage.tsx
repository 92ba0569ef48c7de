import type { DocumentImageBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Picture } from '../../render/pictures/Picture.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';

/** The document's featured image, large, with its caption. */
export function DocumentImage({ attributes, context }: WidgetProps<DocumentImageBlock>) {
  const media = context.view.document?.image;
  if (!media) return null;
  return (
    <figure {...attributes('r-document-image')}>
      <Picture context={context} media={media} ratio="16/9" />
      {media.caption && <figcaption {...languageMark(media, context.view)}>{media.caption}</figcaption>}
    </figure>
  );
}
