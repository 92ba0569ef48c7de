/**
 * Media condition under which the font of running text is fetched with the page: on wide windows, and where no script could fetch it later.
 * `tokens.css` has the same condition, which a test checks. The font of headings, which is smaller and characterizes the
 * site, is fetched with every page.
 */
export const EARLY_FONTS_MEDIA = '(width > 767px), (scripting: none)';

/**
 * A script for the head, behind the fonts' preloads, where `d` is the document. On a narrow window it shows the site's own
 * fonts if they are in the browser's cache: on a page that was reached from another of this site, or that itself comes
 * from the cache.
 */
export const SHOW_KEPT_FONTS =
  'if(d.referrer.startsWith(origin)||performance.getEntriesByType?.("navigation")[0]?.deliveryType){' +
  'd.documentElement.dataset.fonts="";for(const l of d.querySelectorAll("[as=font]"))l.media=""}';
