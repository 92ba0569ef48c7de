import type { PostNavigationBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { Picture } from '../../render/pictures/Picture.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { DocumentView } from '../../render/types.ts';
import { encodePath } from '../../shared/urls.ts';
import type { Neighbours } from './loadNeighbours.ts';

/** CSS px of a picture. */
const PICTURE = { desktop: 112, phone: 0.25 };

/** Links to the previous and next article. */
export function PostNavigation({ attributes, block, context, data }: WidgetProps<PostNavigationBlock, Neighbours>) {
  const { next, previous } = data;
  return (
    <nav
      {...attributes('r-post-nav', block.look !== 'plain' && 'r-post-nav--ruled')}
      aria-label={context.t('postNavigation.label')}
    >
      {previous && <Way block={block} context={context} to={previous} way="previous" />}
      {next && <Way block={block} context={context} to={next} way="next" />}
    </nav>
  );
}

interface WayProps {
  block: PostNavigationBlock;
  context: RenderContext;
  to: DocumentView;
  way: keyof Neighbours;
}

function Way({ block, context, to, way }: WayProps) {
  return (
    <Link
      className={`r-post-nav__way r-post-nav__way--${way}`}
      href={encodePath(to.path)}
      rel={way === 'next' ? 'next' : 'prev'}
    >
      {block.showPicture !== false && to.image && (
        <Picture alt="" className="r-post-nav__picture" context={context} media={to.image} ratio="1/1" slot={PICTURE} />
      )}
      <span className="r-post-nav__words">
        <span className="r-post-nav__label">{context.t(`postNavigation.${way}`)}</span>
        <span className="r-post-nav__title" {...languageMark(to, context.view)}>
          {to.title}
        </span>
      </span>
    </Link>
  );
}
