/** Every word of our own that a visitor can read, in English; the shape of every other catalogue. */
export const en = {
  'archive.articles': 'Articles',
  'archive.empty': 'Nothing here yet.',
  'breadcrumbs.home': 'Home',
  'breadcrumbs.label': 'You are here',
  'document.by': 'By {name}',
  'document.minutes': '{count} min read',
  'menu.close': 'Close menu',
  'menu.open': 'Menu',
  'notFound.title': 'Page not found',
  'pagination.label': 'Pages',
  'pagination.next': 'Next page',
  'pagination.page': 'Page {page}',
  'pagination.previous': 'Previous page',
  'search.label': 'Search this site',
  'search.none': 'No results',
  'search.placeholder': 'Where to?',
  'search.submit': 'Search',
  'search.title': 'Search',
  'search.titleFor': 'Search: {query}',
  'skip.content': 'Skip to content',
  'toc.less': 'Fewer sections',
  'toc.more': 'More sections',
  'toc.title': 'On this page',
  'toTop.label': 'Back to top',
} as const;

export type MessageKey = keyof typeof en;
export type Messages = Record<MessageKey, string>;
