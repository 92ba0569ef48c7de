import {
  MetaDescriptionField,
  MetaImageField,
  MetaTitleField,
  OverviewField,
  PreviewField,
} from '@payloadcms/plugin-seo/fields';
import type { Field, Tab } from 'payload';

const NAME = 'meta';

/** The SEO tab: how a document looks in search results and when it is shared. */
export function seoTab(): Tab {
  const fields: Field[] = [
    OverviewField({ titlePath: 'meta.title', descriptionPath: 'meta.description', imagePath: 'meta.image' }),
    MetaTitleField({ hasGenerateFn: true, overrides: { localized: true } }),
    MetaDescriptionField({ hasGenerateFn: true, overrides: { localized: true } }),
    MetaImageField({ relationTo: 'media', hasGenerateFn: true }),
    PreviewField({ hasGenerateFn: true, titlePath: 'meta.title', descriptionPath: 'meta.description' }),
    {
      name: 'noindex',
      type: 'checkbox',
      label: 'Keep out of search engines',
      defaultValue: false,
    },
  ];
  return { name: NAME, label: 'Search and sharing', fields };
}

/** Whether a tab is the one of {@link seoTab}. */
export function isSeoTab(tab: Tab): boolean {
  return 'name' in tab && tab.name === NAME;
}
