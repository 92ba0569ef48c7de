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
  type lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnderlineFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, BlockSlug, Condition, Field } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { slugOf } from '../../slugOf.ts';
import { actionFields } from '../link/actionFields.ts';
import { fillDocuments, type LinkTargetLists } from '../link/documentLink.ts';
import { validateAddress } from '../link/link.ts';
import { skipLightboxField } from '../link/skipLightbox.ts';
import { pictureChooserFields } from '../pictureChooserFields.ts';
import { typedField } from '../typed.ts';
import { keepUnknownBlocks } from './keepUnknownBlocks.ts';
import { lexicalWhenShown } from './lexicalWhenShown.ts';

type Editor = ReturnType<typeof lexicalEditor>;

/**
 * The rich text editor: headings from level 2, lists, links, quotes, and widgets between paragraphs.
 * @param widgets slugs of the blocks that may be placed between paragraphs
 * @param targets what links can lead to
 */
export function richTextEditor(widgets: readonly string[], targets: LinkTargetLists): Editor {
  return lexicalWhenShown({
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
        enabledCollections: targets.anything.map(slugOf),
        fields: ({ defaultFields }) => withActions(defaultFields, targets),
      }),
      keepUnknownBlocks(BlocksFeature({ blocks: [...widgets] as (Block | BlockSlug)[] })),
      FixedToolbarFeature(),
      InlineToolbarFeature(),
    ],
  });
}

type LinkFields = Parameters<
  Extract<NonNullable<Parameters<typeof LinkFeature>[0]>['fields'], (...args: never[]) => unknown>
>[0]['defaultFields'];

/** Extends the editor's links by a third kind, an action, and by the common link fields; refuses unsafe URLs. */
function withActions(fields: LinkFields, targets: LinkTargetLists): LinkFields {
  const changed = fields.map((field) => {
    if (!('name' in field)) return field;
    if (field.name === 'linkType' && field.type === 'radio') {
      return { ...field, options: [...field.options, { label: 'An action', value: 'action' }] };
    }
    if (field.name === 'url') return { ...field, validate: validateAddress, admin: shownFor('custom') };
    return field.name === 'newTab' ? { ...field, admin: shownFor('custom', 'internal') } : field;
  });
  const all = [
    ...changed,
    skipLightboxField(({ linkType = 'custom', url }) => linkType === 'custom' && url),
    ...actionFields(({ linkType }) => linkType === 'action'),
  ] as Field[];
  return all.map((field) => spoken(typedField(pictureChooserFields(fillDocuments(field, targets))))) as LinkFields;
}

/**
 * A field whose texts follow the language of its reader. The editor copies its fields as it is configured, so that getters
 * (`translateConfig`) would be read once; functions stay.
 */
function spoken(field: Field): Field {
  const { admin, label, options } = field as { admin?: { description?: unknown }; label?: unknown; options?: unknown };
  return {
    ...field,
    ...(typeof label === 'string' && { label: sayer(label) }),
    ...(Array.isArray(options) && { options: options.map(spokenOption) }),
    ...(typeof admin?.description === 'string' && { admin: { ...admin, description: sayer(admin.description) } }),
  } as Field;
}

function spokenOption(option: { label?: unknown }): object {
  return typeof option.label === 'string' ? { ...option, label: sayer(option.label) } : option;
}

function sayer(text: string): () => string {
  return () => t(text);
}

function shownFor(...linkTypes: string[]): { condition: Condition } {
  return { condition: (_, { linkType } = {}) => linkTypes.includes(linkType ?? 'custom') };
}
