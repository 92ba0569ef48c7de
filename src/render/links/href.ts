import { isVisible } from '../../content/published.ts';
import { writeAction } from '../../shared/actions/writeAction.ts';
import { isPictureAddress } from '../../shared/lightbox/imageLink.ts';
import { encodePath, isSafeHref } from '../../shared/urls.ts';
import { isOpening, readStoredAction, type StoredAction } from './storedAction.ts';

/** A link as the studio stores it (cms/fields/link/link.ts). */
export interface StoredLink extends StoredAction {
  kind?: 'document' | 'address' | 'action' | null;
  newTab?: boolean | null;
  document?: { relationTo: string; value: unknown } | null;
  address?: string | null;
  /** Excludes a linked picture from the lightbox. */
  skipLightbox?: boolean | null;
  /** Fallback page of an action without script. */
  fallback?: { relationTo: string; value: unknown } | null;
}

/** Attributes of an anchor; undefined when the target is missing or not published. */
export interface Anchor {
  href: string;
  target?: '_blank';
  rel?: string;
  'aria-haspopup'?: 'dialog';
  'data-lightbox'?: 'no';
}

/** Converts a stored link to the attributes of an anchor. */
export function anchorOf(link: StoredLink | null | undefined): Anchor | undefined {
  if (link?.kind === 'action') return actionAnchor(link);
  const href = link?.kind === 'address' ? addressHref(link.address) : documentHref(link?.document);
  if (!href) return undefined;
  return {
    href,
    ...(link?.newTab && { target: '_blank', rel: 'noopener noreferrer' }),
    ...(link?.skipLightbox && isPictureAddress(href) && { 'data-lightbox': 'no' }),
  };
}

/** An action is encoded in the hash of its fallback page; for a picture that is its own file. */
function actionAnchor(link: StoredLink): Anchor | undefined {
  const action = readStoredAction(link);
  if (!action) return undefined;
  const page = documentHref(link.fallback) ?? (action.action === 'lightbox' ? action.settings.url : '');
  const href = page + writeAction(action);
  return isOpening(action) ? { href, 'aria-haspopup': 'dialog' } : { href };
}

/** The encoded path of a related document or term; undefined when it is missing or not published. */
export function documentHref(relation: { relationTo: string; value: unknown } | null | undefined): string | undefined {
  const target = relation?.value as { path?: string } | number | null | undefined;
  return isVisible(target) && target.path ? encodePath(target.path) : undefined;
}

/** A typed URL, when it is safe to link to. */
export function addressHref(address: string | null | undefined): string | undefined {
  return address && isSafeHref(address) ? address.trim() : undefined;
}
