import type { Media, SocialEmbedBlock } from '../../cms/payload-types.ts';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import { populated } from '../../render/populated.ts';
import { frameProvider } from '../../shared/frames/providers.ts';
import { formatDate } from '../../shared/time/dates.ts';
import { NetworkMark } from './NetworkMark.tsx';
import type { SocialPost } from './readSocialPost.ts';

interface SocialCardProps extends Pick<WidgetProps<SocialEmbedBlock>, 'block' | 'context' | 'text'> {
  post: SocialPost;
  /** Whether it contains its own link; in a placeholder the link is below, and the picture is lower. */
  hasLink: boolean;
}

/** Stored copy of a post: picture, text, author, date. */
export function SocialCard({ block, context, hasLink, post, text }: SocialCardProps) {
  const { name } = frameProvider(post.provider);
  const picture = populated<Media>(block.picture);
  const date = typeof block.date === 'string' ? formatDate(block.date, context.view.locale) : '';
  return (
    <div className="r-social__card">
      {hasPicture(picture) && <Picture context={context} media={picture} ratio={hasLink ? '4/3' : '16/9'} />}
      <div className="r-social__words">
        <p className="r-social__network">
          <NetworkMark provider={post.provider} />
          {name}
        </p>
        {block.text && (
          <blockquote className="r-social__text">
            <p {...text('text')}>{block.text}</p>
          </blockquote>
        )}
        <p className="r-social__by">
          <span className="r-social__author" {...text('author')}>
            {block.author}
          </span>
          {date && <time dateTime={String(block.date).slice(0, 10)}>{date}</time>}
        </p>
        {hasLink && (
          <Link className="r-social__link" href={post.page}>
            {context.t('frame.openAt', { name })}
          </Link>
        )}
      </div>
    </div>
  );
}
