import { type MediaTarget, mediaTarget } from '../../../shared/lightbox/mediaTarget.ts';
import { readTime } from './readTime.ts';

/** Stored playback settings of an editor; each may have any value. */
export interface FilmSettings {
  /** A time such as `1:30`; the fallback is the one in the URL. */
  start?: unknown;
  end?: unknown;
  isMute?: boolean | undefined;
  /** True by default. */
  hasControls?: boolean | undefined;
  /** Language of the captions enabled initially, such as `en`. */
  captions?: unknown;
  /** Privacy-enhanced mode: without cookies, and with minimal data for the service; true by default. */
  isPrivate?: boolean | undefined;
  /** Related videos may be shown at the end. */
  hasRelated?: boolean | undefined;
}

/** A video of one of the two services. */
export interface HostedFilm {
  kind: 'youtube' | 'vimeo';
  /** Id at its service. */
  id: string;
  /** URL of its player, with autoplay. */
  player: string;
  /** The video's own page. */
  page: string;
  /** Seconds. */
  start: number;
  end: number | undefined;
}

/** A video file. */
export interface FilmFile {
  kind: 'file';
  /** Path on this site, or an https URL. */
  address: string;
  /** Origin of an external URL; undefined on this site. */
  origin: string | undefined;
  start: number;
  end: number | undefined;
}

export type Film = HostedFilm | FilmFile;

const FILE = /\.(?:mp4|webm)$/i;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

/**
 * Parses a video URL, in any form of the two services, or a file on this site or elsewhere.
 * @param address as pasted by an editor
 * @param publicUrl origin of this site
 * @returns undefined when it is no video
 */
export function readFilm(address: unknown, publicUrl: string, settings: FilmSettings = {}): Film | undefined {
  if (typeof address !== 'string') return undefined;
  const text = address.trim();
  if (!URL.canParse(text, publicUrl)) return undefined;
  const url = new URL(text, publicUrl);
  const start = readTime(settings.start) ?? startIn(url) ?? 0;
  const end = readTime(settings.end);
  const times = { start, end: end !== undefined && end > start ? end : undefined };
  const target = mediaTarget(text, publicUrl);
  if (target?.kind === 'youtube') return { ...times, ...youtube(target, times, settings) };
  if (target?.kind === 'vimeo') return { ...times, ...vimeo(target, times, settings) };
  return readFile(url, publicUrl, times);
}

/** Start time in a copied URL of a service: `t=90`, `start=90`, `#t=1m30s`. */
function startIn({ hash, searchParams }: URL): number | undefined {
  return readTime(searchParams.get('t') ?? searchParams.get('start') ?? /^#t=(.+)$/.exec(hash)?.[1]);
}

type Times = Pick<HostedFilm, 'start' | 'end'>;

function youtube({ id }: MediaTarget, { end, start }: Times, settings: FilmSettings) {
  const language = languageOf(settings);
  const query = new URLSearchParams({
    autoplay: '1',
    enablejsapi: '1',
    playsinline: '1',
    ...(settings.hasRelated !== true && { rel: '0' }),
    ...(start > 0 && { start: String(start) }),
    ...(end !== undefined && { end: String(end) }),
    ...(settings.isMute && { mute: '1' }),
    ...(settings.hasControls === false && { controls: '0' }),
    ...(language && { cc_load_policy: '1', cc_lang_pref: language }),
  });
  const host = settings.isPrivate === false ? 'https://www.youtube.com' : 'https://www.youtube-nocookie.com';
  return {
    kind: 'youtube' as const,
    id,
    player: `${host}/embed/${id}?${query}`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

function vimeo({ hash, id }: MediaTarget, { start }: Times, settings: FilmSettings) {
  const language = languageOf(settings);
  const query = new URLSearchParams({
    ...(hash && { h: hash }),
    autoplay: '1',
    playsinline: '1',
    ...(settings.isPrivate !== false && { dnt: '1' }),
    ...(settings.isMute && { muted: '1' }),
    ...(settings.hasControls === false && { controls: '0' }),
    ...(language && { texttrack: language }),
  });
  return {
    kind: 'vimeo' as const,
    id,
    player: `https://player.vimeo.com/video/${id}?${query}${start > 0 ? `#t=${start}s` : ''}`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  };
}

function languageOf({ captions }: FilmSettings): string | undefined {
  return typeof captions === 'string' && LANGUAGE.test(captions.trim()) ? captions.trim() : undefined;
}

function readFile(url: URL, publicUrl: string, times: Times): FilmFile | undefined {
  if (!FILE.test(url.pathname) || url.username || url.password) return undefined;
  if (url.origin === new URL(publicUrl).origin) {
    return { kind: 'file', address: url.pathname + url.search, origin: undefined, ...times };
  }
  if (url.protocol !== 'https:') return undefined;
  url.hash = '';
  return { kind: 'file', address: url.href, origin: url.origin, ...times };
}
