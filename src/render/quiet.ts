import type { RenderContext } from './context.ts';
import { walkLayout } from './layout.ts';
import type { Quiet } from './traits.ts';

type Page = Pick<RenderContext, 'layouts' | 'widgets'>;

/** Whether a block suppresses the page's automatic overlays: popups, chat, cookie banner. */
export function isQuiet(page: Page): boolean {
  return quietOf(page).length > 0;
}

/** Whether a block also suppresses navigation in header and footer, such as in a checkout. */
export function isCheckout(page: Page): boolean {
  return quietOf(page).includes('templates');
}

function quietOf({ layouts, widgets }: Page): Quiet[] {
  return layouts
    .flatMap((layout) => walkLayout(layout, widgets))
    .flatMap(({ blockType }) => widgets.get(blockType)?.quiet ?? []);
}
