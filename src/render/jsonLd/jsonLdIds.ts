/** The `@id`s by which the nodes of a page's graph refer to each other. */
export interface JsonLdIds {
  organization: string;
  website: string;
  webpage: string;
  breadcrumb: string;
  article: string;
  faq: string;
}

/** @param url canonical URL of the page */
export function jsonLdIds(publicUrl: string, url: string): JsonLdIds {
  return {
    organization: `${publicUrl}/#organization`,
    website: `${publicUrl}/#website`,
    webpage: `${url}#webpage`,
    breadcrumb: `${url}#breadcrumb`,
    article: `${url}#article`,
    faq: `${url}#faq`,
  };
}
