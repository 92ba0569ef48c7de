import { prefersReducedMotion } from '../../../../browser/media.ts';
import type { ActionOf } from '../../../../shared/actions/schemas.ts';
import { writeAction } from '../../../../shared/actions/writeAction.ts';
import { mediaTarget } from '../../../../shared/lightbox/mediaTarget.ts';
import { linkHash } from '../linkHash.ts';
import type { LightboxSlide, PictureSource } from './slides.ts';

/** What a link shows: its address, the files of the picture inside it, and what the server has written down about it. */
export function readSlide(link: HTMLAnchorElement): LightboxSlide {
  const { lightboxDescription: description, lightboxSize = '', lightboxTitle: title } = link.dataset;
  const image = link.querySelector('img');
  const alt = image?.alt || title || link.textContent?.trim() || '';
  const facts = { href: link.href, alt, title, description, hash: linkHash(link), link };
  const target = mediaTarget(link.href, location.href);
  const preview = image?.currentSrc || image?.src || undefined;
  if (target && target.kind !== 'image') return { ...facts, type: 'film', target, poster: preview, download: false };
  const [, width, height] = /^(\d+)x(\d+)$/.exec(lightboxSize) ?? [];
  // Only then the picture inside is known to be the same one, and not just a sign for it.
  if (!width || !height) return { ...facts, ...pictureOf(link.href) };
  return {
    ...facts,
    ...pictureOf(link.href),
    width: Number(width),
    height: Number(height),
    ...(!mayMove(link.href) && { sources: sourcesIn(image?.closest('picture')), jpegs: image?.srcset || undefined }),
    preview: image?.complete ? preview : undefined,
  };
}

/** What a link action shows. */
export function actionSlide(settings: ActionOf<'lightbox'>['settings']): LightboxSlide {
  const { description, title, url } = settings;
  const { href } = new URL(url, location.href);
  const hash = writeAction({ action: 'lightbox', settings });
  const facts = { href, alt: title ?? '', title, description, hash, link: undefined };
  const target = mediaTarget(href, location.href);
  if (target && target.kind !== 'image') return { ...facts, type: 'film', target, poster: undefined, download: false };
  return { ...facts, ...pictureOf(href) };
}

/** Only its own file moves; whoever wants less motion gets the files that stand still (decision 028). */
function mayMove(href: string): boolean {
  return /\.gif$/i.test(new URL(href).pathname) && !prefersReducedMotion();
}

function pictureOf(href: string) {
  const { origin, pathname } = new URL(href);
  const filename = decodeName(pathname.split('/').at(-1) ?? '');
  return {
    src: href,
    sources: [],
    jpegs: undefined,
    preview: undefined,
    // The browser saves files of other sites only by going there.
    download: origin === location.origin && ({ url: href, filename } as const),
  };
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Not encoded as an address should be; it is a name all the same.
    return name;
  }
}

function sourcesIn(picture: Element | null | undefined): PictureSource[] {
  return Array.from(picture?.querySelectorAll('source') ?? [])
    .filter(({ media, srcset, type }) => srcset && type && !media)
    .map(({ srcset, type }) => ({ srcSet: srcset, type }));
}
