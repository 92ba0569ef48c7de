import { defineWidget } from '../../render/blocks/defineWidget.ts';
import { msg } from '../../shared/studioWords/t.ts';
import { embedHeight } from './embedHeight.ts';
import { readSocialPost } from './readSocialPost.ts';
import { SocialEmbed } from './SocialEmbed.tsx';
import css from './social-embed.css?inline';

export const widget = defineWidget({
  name: 'social-embed',
  css,
  words: ({ author, text }) => [author, text].filter(Boolean).join(' '),
  findGap: (block) =>
    readSocialPost(block.address, embedHeight(block.height))
      ? undefined
      : msg('Paste the address of a page, post or film at Facebook, or of a post at Instagram, X or TikTok.'),
  Component: SocialEmbed,
});
