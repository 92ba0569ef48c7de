import type { ContentReader } from '../../content/types.ts';
import type { Crumb, PageView } from '../../render/types.ts';

/**
 * Surroundings of a translated page, in its language where they are translated: templates with their menus, and names of terms.
 * @param content reader of the page's language
 */
export async function translateAround(view: PageView, content: ContentReader): Promise<PageView> {
  const translation = view.languages?.translation;
  if (!translation) return view;
  const { body, footer, header } = view.templates;
  const around = await content.translateTemplates([header, body, footer].filter((one) => one !== undefined));
  const inWords = (template: typeof header) => template && (around.templates.get(template.id) ?? template);
  const document = view.document && (await content.translateTerms(view.document));
  return {
    ...view,
    document,
    crumbs: view.crumbs.map((crumb) => translateCrumb(crumb, view, document)),
    templates: { header: inWords(header), body: inWords(body), footer: inWords(footer) },
    languages: {
      alternates: view.languages?.alternates ?? [],
      translation: { ...translation, translated: new Set([...translation.translated, ...around.translated]) },
    },
  };
}

/** The crumb of a document's section, by the name that the section has now. */
function translateCrumb(crumb: Crumb, before: Pick<PageView, 'document'>, after: PageView['document']): Crumb {
  const at = before.document?.sections.findIndex(({ path }) => path === crumb.path) ?? -1;
  const section = after?.sections[at];
  return section?.locale ? { label: section.title, path: section.path, locale: section.locale } : crumb;
}
