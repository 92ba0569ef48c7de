import type { NotedLink, RenderContext } from '../../render/context.ts';
import { isSource, type Sources } from '../../render/needs.ts';
import { parseAction } from '../../shared/actions/parseAction.ts';
import { actionHash } from '../../shared/actions/prefix.ts';
import { type MediaTarget, mediaTarget } from '../../shared/lightbox/mediaTarget.ts';
import { PLAYER_HOSTS } from '../../shared/lightbox/players.ts';
import { lightboxData } from './lightboxData.ts';

/** Adds the lightbox to the page's needs for a link that opens it, with the hosts of its media. */
export function noteLightboxLink(link: NotedLink, { needs, view }: Pick<RenderContext, 'needs' | 'view'>): void {
  const shown = shownByAction(link) ?? shownByLink(link, lightboxData.of(view).global_image_lightbox ?? true);
  const target = shown && mediaTarget(shown, view.publicUrl);
  if (!shown || !target || (target.kind !== 'image' && !isChosen(link))) return;
  needs.use('lightbox', sourcesOf(target, new URL(shown, view.publicUrl), new URL(view.publicUrl).origin));
}

function shownByAction({ href = '' }: NotedLink): string | undefined {
  const hash = actionHash(href);
  const action = hash && parseAction(hash);
  return typeof action === 'object' && action.action === 'lightbox' ? action.settings.url : undefined;
}

function shownByLink(link: NotedLink, takesImages: boolean): string | undefined {
  if ((link.download ?? false) !== false || link['data-lightbox'] === 'no') return undefined;
  return takesImages || isChosen(link) ? link.href : undefined;
}

/** Films open only with attribute or action; other links to films are followed. */
function isChosen({ 'data-lightbox': will, href = '' }: NotedLink): boolean {
  return will === 'yes' || actionHash(href) !== '';
}

function sourcesOf({ kind }: MediaTarget, { origin }: URL, own: string): Sources {
  if (kind === 'youtube' || kind === 'vimeo') return { frames: [PLAYER_HOSTS[kind]] };
  if (kind === 'file') return { films: ["'self'"] };
  return origin !== own && isSource(origin) ? { pictures: [origin] } : {};
}
