import type { Schema } from '../../cms/relations/visitRelations.ts';
import { applyTranslation } from '../../cms/translations/applyTranslation.ts';
import { type MapRelated, mapTexts } from '../../cms/translations/mapTexts.ts';
import type { SpokenTemplate, Template, TranslatedTemplates } from '../documentTypes.ts';
import type { Words } from './speakRelated.ts';
import { nameOf } from './translateCards.ts';

/** The names under which some templates, and the menus in them, are translated. */
export function templateNames(templates: readonly Template[], schema: Schema): string[] {
  const names = templates.map(({ id }) => nameOf({ collection: 'templates', id }));
  const noteRelated: MapRelated = (collection, document) => {
    if (typeof document.id === 'number') names.push(nameOf({ collection, id: document.id }));
    return document;
  };
  for (const template of templates)
    mapTexts(schema.fieldsOf('templates'), template, schema, ({ text }) => text, noteRelated);
  return names;
}

/** Templates that are translated, with their menus; a menu with an untranslated entry stays in the source language. */
export function translateTemplates(templates: readonly Template[], words: Words, schema: Schema): TranslatedTemplates {
  const translateRelated: MapRelated = (collection, document) => {
    const row = typeof document.id === 'number' ? words.get(nameOf({ collection, id: document.id })) : undefined;
    if (!row) return document;
    const made = applyTranslation(schema.fieldsOf(collection), document, schema, row);
    return made.remaining.size === 0 ? { ...made.document, locale: row.locale } : document;
  };
  const found = new Map<number, SpokenTemplate>();
  const translated = new Set<string>();
  for (const template of templates) {
    const row = words.get(nameOf({ collection: 'templates', id: template.id }));
    if (!row) continue;
    const made = applyTranslation(schema.fieldsOf('templates'), template, schema, row, {
      mapRelated: translateRelated,
    });
    found.set(template.id, { ...made.document, locale: row.locale });
    for (const key of made.translated) translated.add(key);
  }
  return { templates: found, translated };
}
