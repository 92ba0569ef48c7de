import { CARD_TEMPLATE, SECTION_TEMPLATE, SHARED_TEMPLATES, type TemplateKinds } from '../cms/collections/Templates.ts';
import { labelOf } from '../shared/labelOf.ts';
import type { DocumentSource } from './documentSource.ts';

/** The kinds of template of a site: those of every site, and those that its kinds of document have of their own. */
export function templateKinds(kinds: Iterable<DocumentSource>): TemplateKinds {
  const own = [...kinds].flatMap(({ archive, collection, template }) => [
    ...(template ? [[template, labelOf(collection)]] : []),
    ...(archive?.template ? [[archive.template, `Archive of ${labelOf(collection, 'plural').toLowerCase()}`]] : []),
  ]);
  return { ...SHARED_TEMPLATES, ...Object.fromEntries(own), ...CARD_TEMPLATE, ...SECTION_TEMPLATE };
}
