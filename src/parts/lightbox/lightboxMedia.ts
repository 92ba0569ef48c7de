import type { Lightbox } from '../../render/types.ts';
import { parseAction } from '../../shared/actions/parseAction.ts';
import { actionHash } from '../../shared/actions/prefix.ts';
import { type MediaTarget, mediaTarget } from '../../shared/lightbox/mediaTarget.ts';
import { PLAYER_HOSTS } from '../../shared/lightbox/players.ts';

/** What a page's links would show in the lightbox. */
export interface LightboxMedia {
  /** Each picture or film, with its absolute address. */
  targets: readonly { url: URL; target: MediaTarget }[];
}

/** What others have to allow for it, for the page's policy. */
export interface LightboxHosts {
  pictures: string[];
  frames: string[];
  films: string[];
}

/**
 * Finds in a page's markup what its links would show in the lightbox; undefined when there is nothing, which is most pages.
 * @param html as our own renderer and sanitiser write it: quoted attributes, escaped signs
 * @param base absolute address of the site
 */
export function findLightboxMedia(html: string, lightbox: Lightbox, base: string): LightboxMedia | undefined {
  const takesImages = lightbox.global_image_lightbox ?? true;
  const targets = [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const address = attribute(tag, 'href');
    const shown = address && (shownByAction(address) ?? shownByLink(tag, address, takesImages));
    const target = shown && mediaTarget(shown, base);
    if (!shown || !target || (target.kind !== 'image' && !isChosen(tag, address))) return [];
    return [{ url: new URL(shown, base), target }];
  });
  return targets.length > 0 ? { targets } : undefined;
}

/** The hosts that the page's policy has to name for what the lightbox shows. */
export function lightboxHosts(media: LightboxMedia | undefined, base: string): LightboxHosts {
  const { origin: own } = new URL(base);
  const hosts: Record<keyof LightboxHosts, Set<string>> = { pictures: new Set(), frames: new Set(), films: new Set() };
  for (const { target, url } of media?.targets ?? []) {
    if (target.kind === 'youtube' || target.kind === 'vimeo') hosts.frames.add(PLAYER_HOSTS[target.kind]);
    else if (target.kind === 'file') hosts.films.add("'self'");
    else if (url.origin !== own && url.protocol === 'https:') hosts.pictures.add(url.origin);
  }
  return { pictures: [...hosts.pictures], frames: [...hosts.frames], films: [...hosts.films] };
}

function shownByAction(address: string): string | undefined {
  const hash = actionHash(address);
  const action = hash && parseAction(hash);
  return typeof action === 'object' && action.action === 'lightbox' ? action.settings.url : undefined;
}

function shownByLink(tag: string, address: string, takesImages: boolean): string | undefined {
  if (/\sdownload[\s=>]/.test(tag) || attribute(tag, 'data-lightbox') === 'no') return undefined;
  return takesImages || isChosen(tag, address) ? address : undefined;
}

/** Films open only where somebody wanted it: a link to one may as well lead there. */
function isChosen(tag: string, address: string): boolean {
  return attribute(tag, 'data-lightbox') === 'yes' || actionHash(address) !== '';
}

function attribute(tag: string, name: string): string | undefined {
  return tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1]?.replaceAll('&amp;', '&');
}
