import { isImagePath } from './imageLink.ts';

/** What a lightbox can show of an address. */
export type MediaKind = 'image' | 'file' | 'youtube' | 'vimeo';

const VIDEO_FILE = /\.(?:mp4|webm)$/i;
const YOUTUBE = /^(?:www\.|m\.)?youtube(?:-nocookie)?\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{5,12}$/;

/** A picture or film at an address. */
export interface MediaTarget {
  kind: MediaKind;
  /** The film's id at its host; '' for a file. */
  id: string;
}

/**
 * Says what stands at an address, by its form alone: a picture by its ending, which a query may follow; a film of the site's
 * own; a film at one of the two hosts, with an id such as that host gives.
 * @param address absolute, or as a link holds it
 * @param base where it stands
 * @returns undefined when it is nothing of these
 */
export function mediaTarget(address: string, base: string): MediaTarget | undefined {
  if (!URL.canParse(address, base)) return undefined;
  const { hostname, origin, pathname, protocol, searchParams } = new URL(address, base);
  if (!/^https?:$/.test(protocol)) return undefined;
  if (isImagePath(pathname)) return { kind: 'image', id: '' };
  if (VIDEO_FILE.test(pathname) && origin === new URL(base).origin) return { kind: 'file', id: '' };
  const [, first = '', second = ''] = pathname.split('/');
  if (hostname === 'youtu.be') return hosted('youtube', first, YOUTUBE_ID);
  if (YOUTUBE.test(hostname)) return hosted('youtube', searchParams.get('v') ?? second, YOUTUBE_ID);
  if (hostname === 'player.vimeo.com') return hosted('vimeo', second, VIMEO_ID);
  return /^(?:www\.)?vimeo\.com$/.test(hostname) ? hosted('vimeo', first, VIMEO_ID) : undefined;
}

function hosted(kind: MediaKind, id: string, form: RegExp): MediaTarget | undefined {
  return form.test(id) ? { kind, id } : undefined;
}
