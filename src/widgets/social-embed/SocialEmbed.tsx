import type { SocialEmbedBlock } from '../../cms/payload-types.ts';
import { Island } from '../../islands/Island.tsx';
import type { WidgetProps } from '../../render/blocks/defineWidget.ts';
import { ConsentedFrame } from '../../render/frames/ConsentedFrame.tsx';
import { frameProvider } from '../../shared/frames/providers.ts';
import { embedHeight } from './embedHeight.ts';
import liveCss from './live.css?inline';
import { readSocialPost } from './readSocialPost.ts';
import { SocialCard } from './SocialCard.tsx';

/** Social post: a copy stored here and, after consent, the network's embed. */
export function SocialEmbed(props: WidgetProps<SocialEmbedBlock>) {
  const { attributes, block, context } = props;
  const height = embedHeight(block.height);
  const post = readSocialPost(block.address, height);
  if (!post) return null;
  const { styles, t } = context;
  if (block.shows !== 'live') {
    return (
      <div {...attributes('r-social')}>
        <SocialCard {...props} hasLink post={post} />
      </div>
    );
  }
  styles.use('social-embed/live', liveCss);
  const { name } = frameProvider(post.provider);
  const title = t('social.title', { name, author: block.author?.trim() || name });
  return (
    <div {...attributes('r-social', 'r-social--live')}>
      <Island<typeof import('./island/SocialEmbedIsland.ts')>
        name="social-embed"
        props={{ provider: post.provider, address: post.frame, title }}
        trigger="visible"
      >
        <ConsentedFrame
          context={context}
          label={t('social.show', { name, title })}
          origin={new URL(post.frame).origin}
          page={post.page}
          provider={post.provider}
          shape={styles.rule(`--frame-height:${height}px`)}
          verb="show"
        >
          <SocialCard {...props} hasLink={false} post={post} />
        </ConsentedFrame>
      </Island>
    </div>
  );
}
