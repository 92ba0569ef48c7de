import type { ContentReader } from '../../content/types.ts';
import type { Parts } from '../../render/part.ts';
import type { Crumb, PageView } from '../../render/types.ts';
import { joinLocale } from '../../shared/locales.ts';

/**
 * Translates the content around a page where there are translations: templates with their menus, names of terms, and texts of parts; its feeds are
 * those of its language.
 * @param content reader of the page's language
 */
export async function translateAround(view: PageView, parts: Parts, content: ContentReader): Promise<PageView> {
  const translation = view.languages?.translation;
  if (!translation) return view;
  const { body, footer, header } = view.templates;
  const around = await content.translateTemplates([header, body, footer].filter((one) => one !== undefined));
  const inWords = (template: typeof header) => template && (around.templates.get(template.id) ?? template);
  const [site = view.site] = await content.translateWhole('site', [{ ...view.site, id: 1 }]);
  const document = await content.translateRelated(view.document);
  const templates = await content.translateRelated({
    header: inWords(header),
    body: inWords(body),
    footer: inWords(footer),
  });
  return {
    ...(await translateParts(view, parts, content)),
    document,
    feeds: view.feeds.map((feed) => ({ ...feed, path: joinLocale({ locale: translation.locale, path: feed.path }) })),
    crumbs: view.crumbs.map((crumb) => translateCrumb(crumb, view, document)),
    site,
    templates,
    languages: {
      alternates: view.languages?.alternates ?? [],
      translation: { ...translation, translated: new Set([...translation.translated, ...around.translated]) },
    },
  };
}

/** A view with the data of its parts in its language. */
export async function translateParts(view: PageView, parts: Parts, content: ContentReader): Promise<PageView> {
  if (!view.languages?.translation) return view;
  const speaking = parts.having('translate').filter(({ name }) => Object.hasOwn(view.parts, name));
  const spoken = speaking.map(
    async ({ name, translate }) => [name, await translate(view.parts[name], content)] as const,
  );
  return { ...view, parts: { ...view.parts, ...Object.fromEntries(await Promise.all(spoken)) } };
}

/** The crumb of a document's section, with the section's translated name. */
function translateCrumb(crumb: Crumb, before: Pick<PageView, 'document'>, after: PageView['document']): Crumb {
  const at = before.document?.sections.findIndex(({ path }) => path === crumb.path) ?? -1;
  const section = after?.sections[at];
  return section?.locale ? { label: section.title, path: section.path, locale: section.locale } : crumb;
}
