import type { CollectionConfig, Field, GlobalConfig, SanitizedConfig } from 'payload';
import { documentsOf } from '../documentFacts.ts';
import { deleteTranslations } from './deleteTranslations.ts';

/** Sidebar panel of everything that can be translated: its languages, with a link to each. */
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

/** Marks settings whose words have translations, such as those of the chat: they are named as if they were the first entry of a collection (`chat:1`). */
export function translatableGlobal(global: GlobalConfig): GlobalConfig {
  const { custom, fields } = global;
  return { ...global, custom: { ...custom, translatable: true }, fields: [...fields, translationsPanel] };
}

/** Whether entries of a collection, or a global, can be translated, and whether their translations have addresses. */
export function translationsOf(
  config: Pick<SanitizedConfig, 'collections' | 'globals'>,
  collection: string,
): { hasAddress: boolean; isGlobal?: true } | undefined {
  if (config.globals.some(({ custom, slug }) => slug === collection && custom?.translatable === true))
    return { hasAddress: false, isGlobal: true };
  if (documentsOf(config).some(({ slug }) => slug === collection)) return { hasAddress: true };
  const found = config.collections.find(({ slug }) => slug === collection);
  return found?.custom?.translatable === true ? { hasAddress: false } : undefined;
}
