import type { ActionName, ActionOf } from '../../../shared/actions/schemas.ts';
import { bringPanel } from './bringPanel.ts';

type PanelActions = typeof import('../../../overlays/panel/panelActions.ts');

/** Runs an action; `link` is the clicked link, absent when the page was opened with the action. */
export type Handler<Name extends ActionName> = (
  settings: ActionOf<Name>['settings'],
  link: HTMLAnchorElement | undefined,
) => Promise<void> | void;

export type Handlers = { [Name in ActionName]?: Handler<Name> };

/** Handlers by action; their code is loaded on first use. */
export const HANDLERS: Handlers = {
  'popup:open': async (settings, link) =>
    (await import('../../popups/island/popup/popupActions.ts')).openByLink(settings, link),
  'popup:close': async (settings, link) =>
    (await import('../../popups/island/popup/popupActions.ts')).closeByLink(settings, link),
  lightbox: async (settings, link) => {
    const { openByAction } = await import('../../lightbox/island/openByAction.ts');
    await openByAction(settings, link);
  },
  'off_canvas:open': ({ id }, link) => actOnPanel('open', id, link),
  'off_canvas:close': ({ id }, link) => actOnPanel('close', id, link),
  'off_canvas:toggle': ({ id }, link) => actOnPanel('toggle', id, link),
  'reload-page': (_settings, link) => {
    // Only on click: run on load, it would reload for ever.
    if (link) location.reload();
  },
};

async function actOnPanel(...[action, name, link]: Parameters<PanelActions['actOnPanel']>): Promise<void> {
  if (action !== 'close') await bringPanel(name);
  const panels = await import('../../../overlays/panel/panelActions.ts');
  panels.actOnPanel(action, name, link);
}
