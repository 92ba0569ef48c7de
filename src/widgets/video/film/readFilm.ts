import { type MediaTarget, mediaTarget } from '../../../shared/lightbox/mediaTarget.ts';
import { readTime } from './readTime.ts';

/** How an editor wants a film to be played. Stored values, so that each may be anything. */
export interface FilmSettings {
  /** A moment such as `1:30`; without it the one in the address counts. */
  start?: unknown;
  end?: unknown;
  isMute?: boolean | undefined;
  /** True unless told otherwise. */
  hasControls?: boolean | undefined;
  /** Language of the captions that are on from the beginning, such as `en`. */
  captions?: unknown;
  /** Without cookies, and not telling the service more than it needs; true unless told otherwise. */
  isPrivate?: boolean | undefined;
  /** Films of other people may be offered at the end. */
  hasRelated?: boolean | undefined;
}

/** A film at one of the two services. */
export interface HostedFilm {
  kind: 'youtube' | 'vimeo';
  /** As its service names it. */
  id: string;
  /** Address of its player, which begins to play by itself. */
  player: string;
  /** The film's own page. */
  page: string;
  /** Seconds. */
  start: number;
  end: number | undefined;
}

/** A film that is a file. */
export interface FilmFile {
  kind: 'file';
  /** Path on this site, or an address with https. */
  address: string;
  /** Origin of an address elsewhere; undefined on this site. */
  origin: string | undefined;
  start: number;
  end: number | undefined;
}

export type Film = HostedFilm | FilmFile;

const FILE = /\.(?:mp4|webm)$/i;
const LANGUAGE = /^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$/;

/**
 * Reads which film stands at an address, in any form in which the two services give it, or as a file on this site or elsewhere.
 * @param address as an editor pasted it
 * @param publicUrl origin of this site
 * @returns undefined when it is no film
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

/** What the services call the beginning in an address that somebody copied: `t=90`, `start=90`, `#t=1m30s`. */
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
