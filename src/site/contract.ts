/**
 * The version of the contract between Rihla and a site's own code. Raised when a name of `CONTRACT` is removed, renamed or changes its arguments;
 * additions do not raise it. `site/site.json` says for which it was written; another is refused at the start (`findSite.ts`).
 */
export const SITE_CONTRACT = 1;

/**
 * The contract: the modules that site code imports as `#rihla/…`, and the functions, components and constants of each. Their types belong to it, as
 * do the files found by their path: `site.json`, `site.ts`, `style.css`, `demo.ts`, `widgets/*` (`index.ts`, `examples.ts`, `island/*Island.ts`) and
 * `effects/*` (`effect.ts`, `examples.ts`, `island/*Island.ts`). Everything else of the engine may change with any version. A
 * test checks that the modules export exactly this.
 */
export const CONTRACT = {
  /** `site/site.ts`. */
  site: ['defineSite'],
  /** The fields of a widget or an effect; runs in server and studio. */
  block: ['choice', 'choices', 'defineBlock', 'linkField', 'renameField', 'slotField', 'titleLevel'],
  /** The markup of a widget; runs in the server. */
  widget: ['Island', 'Link', 'Marked', 'Picture', 'defineWidget', 'populated'],
  /** Browser modules. */
  island: ['prefersReducedMotion'],
  /** `effects/*`; runs in the server. */
  effect: ['Island', 'defineEffect', 'isObject'],
  /** Letters that replace ours; runs in the server. */
  letter: ['AUTOMATIC', 'createTranslate', 'greet', 'renderLetter'],
  /** `site/demo.ts`; runs once, over an empty database. */
  demo: ['block', 'container', 'defineDemo', 'text', 'toAddress'],
  /** Tests. */
  testing: ['KHETTARA', 'describeWidget', 'renderBlocks'],
} as const;
