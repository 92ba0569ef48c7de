import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, BlockSlug } from 'payload';
import { validateAddress } from './link.ts';

/** Widgets that may stand inside text. */
export const TEXT_WIDGETS = [
  'image',
  'quote',
  'button',
  'icon-list',
  'divider',
  'posts',
  'table-of-contents',
  'share-buttons',
  'chat-button',
] as const;

type Editor = ReturnType<typeof lexicalEditor>;

/** The editor for running text: headings from level 2, lists, links, quotes, and widgets between paragraphs. */
export function richTextEditor(): Editor {
  return lexicalEditor({
    features: [
      ParagraphFeature(),
      HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
      BoldFeature(),
      ItalicFeature(),
      UnderlineFeature(),
      StrikethroughFeature(),
      SubscriptFeature(),
      SuperscriptFeature(),
      UnorderedListFeature(),
      OrderedListFeature(),
      BlockquoteFeature(),
      HorizontalRuleFeature(),
      LinkFeature({
        enabledCollections: ['pages', 'posts', 'categories', 'tags'],
        fields: ({ defaultFields }) => guardUrl(defaultFields),
      }),
      BlocksFeature({ blocks: [...TEXT_WIDGETS] as (Block | BlockSlug)[] }),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  });
}

type LinkFields = Parameters<
  Extract<NonNullable<Parameters<typeof LinkFeature>[0]>['fields'], (...args: never[]) => unknown>
>[0]['defaultFields'];

function guardUrl(fields: LinkFields): LinkFields {
  return fields.map((field) => {
    if (!('name' in field) || field.name !== 'url') return field;
    return { ...field, validate: validateAddress } as typeof field;
  });
}
