import type { ActionName, ActionOf } from '../../shared/actions/schemas.ts';

/** Does what an action says; `link` is the link that was followed, absent when the page was opened with the action. */
export type Handler<Name extends ActionName> = (
  settings: ActionOf<Name>['settings'],
  link: HTMLAnchorElement | undefined,
) => Promise<void> | void;

export type Handlers = { [Name in ActionName]?: Handler<Name> };

/** What each action does; the code for it comes when it is first used. */
export const HANDLERS: Handlers = {
  'popup:open': async (settings, link) => (await import('../popup/popupActions.ts')).openByLink(settings, link),
  'popup:close': async (settings, link) => (await import('../popup/popupActions.ts')).closeByLink(settings, link),
  lightbox: async (settings, link) => {
    const { openByAction } = await import('../lightbox/openByAction.ts');
    await openByAction(settings, link);
  },
  'reload-page': (_settings, link) => {
    // Opening a page must not be able to do it: the page would never come to rest.
    if (link) location.reload();
  },
};
