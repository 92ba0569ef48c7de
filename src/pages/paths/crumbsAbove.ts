import type { ContentReader } from '../../content/types.ts';
import { termView } from '../../documents/defineKind.ts';
import type { Taxonomy } from '../../documents/documentSource.ts';
import type { Crumb, PageView } from '../../render/types.ts';
import { joinLocale } from '../../shared/locales.ts';
import type { Documents } from '../features.ts';

/** The ancestors of a term as breadcrumbs, the root first, in the reader's language where they are translated; none where its taxonomy is no tree. */
export async function crumbsAbove(
  taxonomy: Taxonomy,
  id: number,
  content: Pick<ContentReader, 'termsAbove'>,
): Promise<Crumb[]> {
  if (!taxonomy.isTree) return [];
  const above = await content.termsAbove(taxonomy.name, id);
  return above.map((term) => {
    const { path, title } = termView(taxonomy, term);
    const { locale } = term;
    return locale ? { label: title, path: joinLocale({ locale, path }), locale } : { label: title, path };
  });
}

/** The breadcrumbs of a view, with the ancestors of its document's section. */
export async function completeCrumbs(
  { crumbs, document, path }: Pick<PageView, 'crumbs' | 'document' | 'path'>,
  documents: Documents,
  content: Pick<ContentReader, 'termsAbove'>,
): Promise<Crumb[]> {
  const section = path === '/' ? undefined : document?.sections[0];
  const taxonomy =
    section &&
    documents.get(document?.collection ?? '')?.taxonomies.find(({ of }) => of.name === section.collection)?.of;
  const at = crumbs.findIndex((crumb) => crumb.path === section?.path);
  if (!section || !taxonomy || at < 0) return crumbs;
  return crumbs.toSpliced(at, 0, ...(await crumbsAbove(taxonomy, section.id, content)));
}
