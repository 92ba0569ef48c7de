import type { Condition, Field } from 'payload';
import type { ActionName } from '../../../shared/actions/schemas.ts';
import { PANEL_NAME } from '../../../shared/panels/panelName.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { choice } from '../options.ts';
import { leadsTo } from './documentLink.ts';

/** Actions of a link: what it can do instead of navigating. */
const ACTIONS: Record<ActionName, string> = {
  'popup:open': 'Open a popup',
  'popup:close': 'Close the popup it is in',
  'off_canvas:open': 'Open a panel',
  'off_canvas:close': 'Close a panel',
  'off_canvas:toggle': 'Open a panel, or close it when it is open',
  lightbox: 'Show a picture large',
  'reload-page': 'Load the page again',
};

/**
 * Fields of a link that acts on the page. Stored as the editor chose them; pages build the address from them
 * (`anchorOf`).
 * @param isAction whether the link is of that kind, by its sibling values
 */
export function actionFields(isAction: (siblings: Record<string, unknown>) => boolean): Field[] {
  const when =
    (...actions: ActionName[]): Condition =>
    (_, siblings) =>
      isAction(siblings ?? {}) && (actions.length === 0 || actions.includes(siblings?.action));
  return [
    choice('action', ACTIONS, { label: 'What it does', required: true, admin: { condition: when() } }),
    {
      name: 'popup',
      type: 'relationship',
      relationTo: 'popups',
      label: 'Popup',
      required: true,
      admin: {
        condition: when('popup:open'),
        description: 'Visitors see the link once the popup is published. It needs no rule under “Where” or “When”.',
      },
    },
    {
      name: 'toggle',
      type: 'checkbox',
      label: 'A second click closes it',
      defaultValue: false,
      admin: { condition: when('popup:open') },
    },
    {
      name: 'doNotShowAgain',
      type: 'checkbox',
      label: 'And never show it to this visitor again',
      defaultValue: false,
      admin: {
        condition: when('popup:close'),
        description: 'It never opens by itself again. A link or button that this visitor clicks still opens it.',
      },
    },
    {
      name: 'panel',
      type: 'text',
      label: 'Name of the panel',
      required: true,
      validate: validatePanel,
      admin: {
        condition: when('off_canvas:open', 'off_canvas:close', 'off_canvas:toggle'),
        description:
          'menu, cart, account or compare for those that every site has, or the name that you gave an off-canvas block.',
      },
    },
    {
      name: 'picture',
      type: 'upload',
      relationTo: 'media',
      label: 'Picture',
      required: true,
      admin: { condition: when('lightbox') },
    },
    {
      name: 'slideshow',
      type: 'text',
      label: 'Slideshow',
      maxLength: 60,
      admin: {
        condition: when('lightbox'),
        description:
          'The word that pictures of the page have under “Group”: it can be paged through with them. Empty: this one alone.',
      },
    },
    {
      name: 'fallback',
      type: 'relationship',
      ...leadsTo('anything'),
      label: 'For visitors without script: lead to',
      admin: {
        condition: when('popup:open', 'off_canvas:open', 'off_canvas:toggle', 'lightbox'),
        description: 'A page with the same content, for browsers and search engines that cannot open it here.',
      },
    },
  ];
}

/** Validates the name of a panel. */
export function validatePanel(value: unknown): string | true {
  const name = String(value ?? '');
  return PANEL_NAME.test(name) || t('Write the name in small letters, digits and -, such as packing-list.');
}
