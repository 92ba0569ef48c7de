import type { RenderContext } from './context.ts';
import { walkLayout } from './layout.ts';
import type { Quiet } from './traits.ts';

type Page = Pick<RenderContext, 'layouts' | 'widgets'>;

/** Whether a block of the page wants nothing to open or float above it by itself: no popup, no chat, no question about cookies. */
export function isQuiet(page: Page): boolean {
  return quietOf(page).length > 0;
}

/** Whether a block of the page also wants header and footer without what leads away. */
export function isCheckout(page: Page): boolean {
  return quietOf(page).includes('templates');
}

function quietOf({ layouts, widgets }: Page): Quiet[] {
  return layouts
    .flatMap((layout) => walkLayout(layout, widgets))
    .flatMap(({ blockType }) => widgets.get(blockType)?.quiet ?? []);
}
