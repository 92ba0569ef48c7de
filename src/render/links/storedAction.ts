import { isVisible } from '../../content/published.ts';
import type { Action, ActionName } from '../../shared/actions/schemas.ts';
import { PANEL_NAME } from '../../shared/panels/panelName.ts';
import { pictureUrl } from '../pictures/sources.ts';
import type { Media, Related } from '../types.ts';

/** A link's action as stored (cms/fields/link/actionFields.ts). */
export interface StoredAction {
  action?: ActionName | null;
  popup?: Related<{ id: number }>;
  toggle?: boolean | null;
  doNotShowAgain?: boolean | null;
  panel?: string | null;
  picture?: Related<Pick<Media, 'filename' | 'title' | 'description'>>;
  /** The slideshow (group) that the picture belongs to. */
  slideshow?: string | null;
}

/** Maximum length of a text; longer ones are rejected when the action is parsed. */
const TEXT_LENGTH = 500;

const OPENING: ReadonlySet<ActionName> = new Set(['popup:open', 'off_canvas:open', 'off_canvas:toggle', 'lightbox']);

/** Whether an action opens an overlay. */
export function isOpening({ action }: Action): boolean {
  return OPENING.has(action);
}

/** Converts a stored action; undefined when its target is missing, or not published. */
export function readStoredAction(stored: StoredAction): Action | undefined {
  const { action } = stored;
  switch (action) {
    case 'popup:open':
      return isVisible(stored.popup)
        ? { action, settings: { id: stored.popup.id, ...(stored.toggle && { toggle: true }) } }
        : undefined;
    case 'popup:close':
      return { action, settings: stored.doNotShowAgain ? { do_not_show_again: true } : {} };
    case 'off_canvas:open':
    case 'off_canvas:close':
    case 'off_canvas:toggle':
      return PANEL_NAME.test(stored.panel ?? '') ? { action, settings: { id: stored.panel ?? '' } } : undefined;
    case 'lightbox':
      return isVisible(stored.picture) ? readPicture(stored.picture, stored.slideshow?.trim()) : undefined;
    case 'reload-page':
      return { action, settings: {} };
    default:
      return undefined;
  }
}

function readPicture(
  { description, filename, title }: Pick<Media, 'filename' | 'title' | 'description'>,
  slideshow: string | undefined,
) {
  if (!filename) return undefined;
  const settings = {
    url: pictureUrl(filename),
    ...(slideshow && { slideshow: slideshow.slice(0, TEXT_LENGTH) }),
    ...(title && { title: title.slice(0, TEXT_LENGTH) }),
    ...(description && { description: description.slice(0, TEXT_LENGTH) }),
  };
  return { action: 'lightbox', settings } as const;
}
