import { createElement } from 'react';
import type { SpokenEntry } from '../../content/documentTypes.ts';
import islandsCss from '../../islands/islands.css?inline';
import { loadBlocks } from '../../render/blocks/loadBlocks.ts';
import { toMarkup } from '../../render/blocks/renderBlocks.tsx';
import type { RenderedFragment } from '../../render/context.ts';
import { createContext } from '../../render/createContext.ts';
import type { FragmentTools } from '../../render/part.ts';
import { withTranslated } from '../../render/text/languageMarks.ts';
import type { Popup } from '../../render/types.ts';
import type { PopupFragment } from './island/popup/popupSettings.ts';
import { popupMarkup } from './popupMarkup.tsx';
import { popupSettings } from './popupSettings.ts';
import { popupPath } from './rules/popupPath.ts';

/** A rendered popup, with its needs on pages where it opens. */
export interface RenderedPopup extends RenderedFragment {
  body: PopupFragment;
}

/**
 * Renders a popup's fragment, with names that are unique on every page. In another language than that of the site, untranslated texts are marked:
 * its name on the dialog itself, the texts of its blocks one by one.
 */
export async function renderPopup(
  { entry: popup, translated }: Pick<SpokenEntry<Popup>, 'entry' | 'translated'>,
  tools: FragmentTools,
): Promise<RenderedPopup> {
  const { id, layout, title, width } = popup;
  // Marks and data of a block both depend on the view.
  const { view } = withTranslated({ view: tools.view(popupPath(id), title) }, translated);
  const context = createContext({
    ...tools,
    kind: 'fragment',
    name: `popup-${id}`,
    // Unique: no other class begins with a letter and an id.
    classPrefix: `p${id}-`,
    view,
    layout,
    slot: { desktop: width, phone: 1 },
  });
  await loadBlocks([layout], context);
  const html = popupMarkup(popup, context, { isTranslated: translated !== undefined });
  const beside = context
    .partsIn('fragment')
    .map(({ name, View }) => [name, toMarkup(createElement(View, { context }), context)]);
  const { needs, styles } = context;
  if (needs.has('islands')) styles.use('islands', islandsCss);
  const settings = popupSettings(popup);
  const body = { html, css: styles.list(), settings, ...Object.fromEntries(beside.filter(([, markup]) => markup)) };
  return { body, sources: needs.sources(), opens: needs.opens('popups') };
}
