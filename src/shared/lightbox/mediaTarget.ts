import { isImagePath } from './imageLink.ts';

/** Media that a lightbox can show for a URL. */
export type MediaKind = 'image' | 'file' | 'youtube' | 'vimeo';

const VIDEO_FILE = /\.(?:mp4|webm)$/i;
const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** `embed`, `shorts`, and live videos; `v` is the oldest form. */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/;
/**
 * A video by itself, in a channel, a group, a showcase or on demand; its id may be followed by the hash of an unlisted
 * one.
 */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/|ondemand\/[^/]+\/)?(\d{5,12})(?:\/([\da-f]{8,16}))?\/?$/;
const VIMEO_HASH = /^[\da-f]{8,16}$/;

/** The picture or video of a URL. */
export interface MediaTarget {
  kind: MediaKind;
  /** The video's id at its provider; '' for a file. */
  id: string;
  /** The hash without which Vimeo does not show an unlisted video. */
  hash?: string;
}

/**
 * Fast path: a path of this site without a file extension, as pages have: parsing a URL is slow, and pages have many
 * links.
 */
const PLAIN_PATH = /^\/(?![/\\])[\w/%-]*(?:$|[?#])/;

/**
 * Detects what a URL leads to, by its form only: a picture by its file extension; a video file of the site; a video at
 * one of the two providers, with a valid id.
 * @param address absolute or relative
 * @param base base URL
 * @returns undefined for anything else
 */
export function mediaTarget(address: string, base: string): MediaTarget | undefined {
  if (PLAIN_PATH.test(address) || !URL.canParse(address, base)) return undefined;
  const { hostname, origin, pathname, protocol, searchParams } = new URL(address, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  if (isImagePath(pathname)) return { kind: 'image', id: '' };
  if (VIDEO_FILE.test(pathname) && origin === new URL(base).origin) return { kind: 'file', id: '' };
  if (hostname === 'youtu.be') return youtube(pathname.replace(/^\/|\/$/g, ''));
  if (YOUTUBE.test(hostname)) return youtube(searchParams.get('v') ?? YOUTUBE_PATH.exec(pathname)?.[1]);
  return /^(?:www\.|player\.)?vimeo\.com$/.test(hostname) ? vimeo(pathname, searchParams.get('h')) : undefined;
}

function youtube(id: string | undefined): MediaTarget | undefined {
  return id && YOUTUBE_ID.test(id) ? { kind: 'youtube', id } : undefined;
}

function vimeo(pathname: string, parameter: string | null): MediaTarget | undefined {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return undefined;
  const hash = inPath ?? (parameter && VIMEO_HASH.test(parameter) ? parameter : undefined);
  return hash ? { kind: 'vimeo', id, hash } : { kind: 'vimeo', id };
}
