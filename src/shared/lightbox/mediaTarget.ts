import { isImagePath } from './imageLink.ts';

/** What a lightbox can show of an address. */
export type MediaKind = 'image' | 'file' | 'youtube' | 'vimeo';

const VIDEO_FILE = /\.(?:mp4|webm)$/i;
const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
/** `embed`, short films, and what is or was shown live; `v` is the oldest form. */
const YOUTUBE_PATH = /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/;
/** A film by itself, in a channel, a group, a showcase or on demand; behind its id the word that opens an unlisted one. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[^/]+\/|groups\/[^/]+\/videos\/|(?:album|showcase)\/\d+\/video\/|ondemand\/[^/]+\/)?(\d{5,12})(?:\/([\da-f]{8,16}))?\/?$/;
const VIMEO_HASH = /^[\da-f]{8,16}$/;

/** A picture or film at an address. */
export interface MediaTarget {
  kind: MediaKind;
  /** The film's id at its host; '' for a file. */
  id: string;
  /** The word without which Vimeo does not show an unlisted film. */
  hash?: string;
}

/** A path of this site whose last part has no ending, as those of pages: taking an address apart is slow, and pages have many links. */
const PLAIN_PATH = /^\/(?![/\\])[\w/%-]*(?:$|[?#])/;

/**
 * Says what stands at an address, by its form alone: a picture by its ending, which a query may follow; a film of the site's
 * own; a film at one of the two hosts, with an id such as that host gives.
 * @param address absolute, or as a link holds it
 * @param base where it stands
 * @returns undefined when it is nothing of these
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
