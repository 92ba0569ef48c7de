import { MetaDescriptionField, MetaTitleField, OverviewField, PreviewField } from '@payloadcms/plugin-seo/fields';
import type { Field, Tab } from 'payload';
import { shownAt } from '../pictureChooserFields.ts';

const NAME = 'meta';

/** The SEO tab: how a document looks in search results and when it is shared. */
export function seoTab(): Tab {
  const fields: Field[] = [
    OverviewField({ titlePath: 'meta.title', descriptionPath: 'meta.description', imagePath: 'meta.image' }),
    MetaTitleField({ hasGenerateFn: true, overrides: { localized: true } }),
    MetaDescriptionField({ hasGenerateFn: true, overrides: { localized: true } }),
    {
      name: 'image',
      type: 'upload',
      relationTo: 'media',
      localized: true,
      label: 'Picture when it is shared',
      admin: { ...shownAt(1200), description: 'Empty: the picture of the document itself.' },
    },
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
