import type { RenderContext } from '../../render/context.ts';
import type { Marks } from '../../render/text/marks.ts';
import { Title } from './Title.tsx';
import css from './tour-title.css?inline';

interface TourTitleProps {
  block: { title?: string | null; level?: string | null };
  context: RenderContext;
  text: Marks['text'];
}

/** Title above the tour data of a widget; nothing without text. Hidden with the widget when the tour has nothing to show. */
export function TourTitle({ block, context, text }: TourTitleProps) {
  if (typeof block.title !== 'string' || !block.title.trim()) return null;
  context.styles.use('tour-title', css);
  return (
    <Title
      className="r-tour-title"
      context={context}
      level={block.level ?? 'h2'}
      mark={text('title')}
      source={block}
      text={block.title}
    />
  );
}
