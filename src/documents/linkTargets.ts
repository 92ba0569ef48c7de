import type { LinkTargetLists } from '../cms/fields/link/documentLink.ts';
import { labelOf } from '../shared/labelOf.ts';
import type { DocumentSource } from './documentSource.ts';

/** Possible targets of document relationships, for the studio. */
export function linkTargets(kinds: Iterable<DocumentSource>): LinkTargetLists {
  const all = [...kinds];
  const documents = all.map(({ name }) => name);
  const terms = [...new Set(all.flatMap(({ taxonomies }) => taxonomies.map(({ of }) => of.name)))];
  const articles = all.filter(({ treatedAs }) => treatedAs === 'article');
  const others = all.filter(({ treatedAs }) => treatedAs !== 'article');
  return {
    anything: [...documents, ...terms],
    articles: articles.map(({ name }) => name),
    documents,
    terms,
    options: [...articles, ...others].map(({ collection, name }) => ({
      label: labelOf(collection, 'plural'),
      value: name,
    })),
  };
}
