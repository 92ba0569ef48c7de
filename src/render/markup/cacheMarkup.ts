import type { ReactNode } from 'react';
import { toMarkup } from '../blocks/renderBlocks.tsx';
import type { NotedLink, RenderContext } from '../context.ts';
import type { PictureSource } from '../needs.ts';

/** Cached markup, and what it needs of its page. */
interface CachedMarkup {
  html: string;
  rules: { args: Parameters<RenderContext['styles']['rule']>; name: string }[];
  sheets: Parameters<RenderContext['styles']['use']>[];
  needs: Parameters<RenderContext['needs']['use']>[];
  links: NotedLink[];
  hasIslands: boolean;
  /** Its first picture, which may be the first of the page. */
  picture: { sources: readonly PictureSource[] | undefined } | undefined;
}

/** Cache by subject (weakly held), then by form. */
const KEPT = new WeakMap<object, Map<string, CachedMarkup>>();
/** Maximum number of forms per subject: a site has few lists with different columns. */
const MAX_FORMS = 6;

/**
 * Caches the markup of something that many pages show, such as a card. Style, needs, links and the priority of the first picture are applied to
 * each page; the markup must use nothing else of its context, such as ids.
 * @param subject what is shown; never mutated
 * @param form everything else that the markup depends on
 */
export function cacheMarkup(
  subject: object,
  form: string,
  context: RenderContext,
  render: (context: RenderContext) => ReactNode,
): string {
  if (context.editing) return toMarkup(render(context), context);
  const forms = KEPT.get(subject) ?? new Map<string, CachedMarkup>();
  KEPT.set(subject, forms);
  const known = forms.get(form);
  if (known) {
    // The first picture of a page has other attributes, so it is not cached.
    if (known.picture && context.takePriority(known.picture.sources))
      return toMarkup(render(withPriority(context)), context);
    if (isGranted(known, context)) return known.html;
  }
  const cached: CachedMarkup = {
    html: '',
    rules: [],
    sheets: [],
    needs: [],
    links: [],
    hasIslands: false,
    picture: undefined,
  };
  let isFirst = false;
  const recording = record(context, cached, () => {
    isFirst = true;
  });
  cached.html = toMarkup(render(recording), recording);
  if (!isFirst && (forms.has(form) || forms.size < MAX_FORMS)) forms.set(form, cached);
  return cached.html;
}

/** Applies the needs of cached markup to the page; false where the page has used one of its classes for another rule. */
function isGranted(
  { hasIslands, links, needs: asked, rules, sheets }: CachedMarkup,
  { islands, needs, noteLink, styles }: RenderContext,
): boolean {
  for (const sheet of sheets) styles.use(...sheet);
  if (!rules.every(({ args, name }) => styles.rule(...args) === name)) return false;
  for (const need of asked) needs.use(...need);
  for (const link of links) noteLink(link);
  if (hasIslands) islands.onMarker?.();
  return true;
}

function record(context: RenderContext, kept: CachedMarkup, onPriority: () => void): RenderContext {
  const { islands, needs, noteLink, styles, takePriority } = context;
  return {
    ...context,
    styles: {
      ...styles,
      use(...sheet) {
        kept.sheets.push(sheet);
        styles.use(...sheet);
      },
      addWhenOpened(...sheet) {
        kept.sheets.push(sheet);
        styles.addWhenOpened(...sheet);
      },
      rule(...args) {
        const name = styles.rule(...args);
        kept.rules.push({ args, name });
        return name;
      },
    },
    needs: {
      ...needs,
      use(...need) {
        kept.needs.push(need);
        needs.use(...need);
      },
    },
    islands: {
      ...islands,
      onMarker() {
        kept.hasIslands = true;
        islands.onMarker?.();
      },
    },
    noteLink(link) {
      kept.links.push(link);
      noteLink(link);
    },
    takePriority(sources) {
      kept.picture ??= { sources };
      const isTaken = takePriority(sources);
      if (isTaken) onPriority();
      return isTaken;
    },
  };
}

/** The same context, with the priority that was already taken for the first picture. */
function withPriority(context: RenderContext): RenderContext {
  let isLeft = true;
  return {
    ...context,
    takePriority() {
      const isFirst = isLeft;
      isLeft = false;
      return isFirst;
    },
  };
}
