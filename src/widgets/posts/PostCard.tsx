import type { PostsBlock } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { Picture } from '../../render/pictures/Picture.tsx';
import { languageMark } from '../../render/text/languageMarks.ts';
import type { TextMark } from '../../render/text/marks.ts';
import type { DocumentView } from '../../render/types.ts';
import { formatDate } from '../../shared/time/dates.ts';
import { encodePath } from '../../shared/urls.ts';

interface PostCardProps {
  post: DocumentView;
  block: PostsBlock;
  context: RenderContext;
  index: number;
  /** Language of the card, where it differs from that of its page. */
  language?: TextMark | undefined;
  /** Element name; a list item by default. */
  tag?: 'li' | 'div';
}

const TITLES = ['h2', 'h3', 'h4'] as const;

/** Aspect ratios of pictures by view; a masonry needs variation. */
const MASONRY_RATIOS = ['4/5', '1/1', '4/3', '3/4', '1/1', '3/2'];
const FEATURE_RATIOS = ['8/7', '4/5', '4/5'];

/** Card of an article: picture, title and the details that the block shows. The click area is the whole card. */
export function PostCard({ block, context, index, language, post, tag: Tag = 'li' }: PostCardProps) {
  const Title = TITLES.find((tag) => tag === block.cardLevel) ?? 'h3';
  const [category] = block.showCategory === false ? [] : post.sections;
  const date = block.showDate ? post.publishedAt : undefined;
  return (
    <Tag className="r-card" {...language}>
      {post.image && (
        <Picture
          alt=""
          className="r-card__picture"
          context={context}
          media={post.image}
          ratio={ratioOf(block, index)}
        />
      )}
      <div className="r-card__text">
        <Title className="r-card__title">
          <Link href={encodePath(post.path)}>{post.title}</Link>
        </Title>
        {block.showExcerpt !== false && post.excerpt && <p className="r-card__excerpt">{post.excerpt}</p>}
        {(category || date) && (
          <p className="r-card__meta">
            {category && (
              <span className="r-card__category" {...languageMark(category, context.view)}>
                {category.title}
              </span>
            )}
            {date && <time dateTime={date}>{formatDate(date, context.view.locale)}</time>}
          </p>
        )}
      </div>
    </Tag>
  );
}

function ratioOf(block: PostsBlock, index: number): string {
  if (block.view === 'masonry') return MASONRY_RATIOS[index % MASONRY_RATIOS.length] ?? '1/1';
  if (block.view === 'feature') return FEATURE_RATIOS[index % FEATURE_RATIOS.length] ?? '4/5';
  return '4/3';
}
