import type { CollectionConfig, Field, SanitizedConfig } from 'payload';
import { documentsOf } from '../documentFacts.ts';
import { deleteTranslations } from './deleteTranslations.ts';

/** In the sidebar of whatever can be translated: its languages, and the way to each. */
export const translationsPanel: Field = {
  name: 'translations',
  type: 'ui',
  admin: {
    position: 'sidebar',
    components: { Field: '/src/cms/translations/studio/loaders.tsx#LanguagesPanel' },
    disableListColumn: true,
  },
};

/** Marks a collection whose entries have translations without an address of their own, such as menus. */
export function translatable(collection: CollectionConfig): CollectionConfig {
  const { custom, fields, hooks } = collection;
  return {
    ...collection,
    custom: { ...custom, translatable: true },
    hooks: { ...hooks, afterDelete: [...(hooks?.afterDelete ?? []), deleteTranslations] },
    fields: [...fields, translationsPanel],
  };
}

/** Whether entries of a collection can be translated, and whether their translations have addresses. */
export function translationsOf(
  config: Pick<SanitizedConfig, 'collections'>,
  collection: string,
): { hasAddress: boolean } | undefined {
  if (documentsOf(config).some(({ slug }) => slug === collection)) return { hasAddress: true };
  const found = config.collections.find(({ slug }) => slug === collection);
  return found?.custom?.translatable === true ? { hasAddress: false } : undefined;
}
