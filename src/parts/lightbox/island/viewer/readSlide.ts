import { prefersReducedMotion } from '../../../../browser/media.ts';
import type { ActionOf } from '../../../../shared/actions/schemas.ts';
import { writeAction } from '../../../../shared/actions/writeAction.ts';
import { mediaTarget } from '../../../../shared/lightbox/mediaTarget.ts';
import { linkHash } from '../linkHash.ts';
import type { LightboxSlide, PictureSource } from './slides.ts';

/** Slide of a link: its URL, the files of the image inside it, and its data attributes. */
export function readSlide(link: HTMLAnchorElement): LightboxSlide {
  const { lightboxDescription: description, lightboxSize = '', lightboxTitle: title } = link.dataset;
  const image = link.querySelector('img');
  const alt = image?.alt || title || link.textContent?.trim() || '';
  const facts = { href: link.href, alt, title, description, hash: linkHash(link), link };
  const target = mediaTarget(link.href, location.href);
  const preview = image?.currentSrc || image?.src || undefined;
  if (target && target.kind !== 'image') return { ...facts, type: 'film', target, poster: preview, download: false };
  const [, width, height] = /^(\d+)x(\d+)$/.exec(lightboxSize) ?? [];
  // Only an image with a size is known to be the same picture, not an icon.
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

/** Slide of a link action. */
export function actionSlide(settings: ActionOf<'lightbox'>['settings']): LightboxSlide {
  const { description, title, url } = settings;
  const { href } = new URL(url, location.href);
  const hash = writeAction({ action: 'lightbox', settings });
  const facts = { href, alt: title ?? '', title, description, hash, link: undefined };
  const target = mediaTarget(href, location.href);
  if (target && target.kind !== 'image') return { ...facts, type: 'film', target, poster: undefined, download: false };
  return { ...facts, ...pictureOf(href) };
}

/** Only the original file is animated; with prefers-reduced-motion the still files are used (decision 028). */
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
    // Browsers do not download files of other sites, but navigate to them.
    download: origin === location.origin && ({ url: href, filename } as const),
  };
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    // Malformed encoding: the raw name is used.
    return name;
  }
}

function sourcesIn(picture: Element | null | undefined): PictureSource[] {
  return Array.from(picture?.querySelectorAll('source') ?? [])
    .filter(({ media, srcset, type }) => srcset && type && !media)
    .map(({ srcset, type }) => ({ srcSet: srcset, type }));
}
