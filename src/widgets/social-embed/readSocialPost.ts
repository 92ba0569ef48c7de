import type { FrameProviderName } from '../../shared/frames/providers.ts';

/** What stands at an address of a network. */
export type SocialKind = 'page' | 'post' | 'video';

/** A post of a network: the address of its frame, and of itself. */
export interface SocialPost {
  provider: Extract<FrameProviderName, 'facebook' | 'instagram' | 'x' | 'tiktok'>;
  kind: SocialKind;
  /** The frame's, at the network's own endpoint for that. */
  frame: string;
  /** The post's own page, in one form, without what was hung onto it. */
  page: string;
}

const FACEBOOK = /^(?:(?:www|m|web)\.)?facebook\.com$/;
const INSTAGRAM = /^(?:www\.)?instagram\.com$/;
const X = /^(?:(?:www|mobile)\.)?(?:x|twitter)\.com$/;
const TIKTOK = /^(?:www\.)?tiktok\.com$/;

const FACEBOOK_POST =
  /^\/[\w.-]+\/(?:posts|photos|photo)\/[\w.%-]+(?:\/\d+)?\/?$|^\/(?:permalink|story|photo)\.php$|^\/photo\/?$/;
const FACEBOOK_VIDEO = /^\/(?:[\w.-]+\/videos\/(?:[\w.%-]+\/)?\d+|reel\/\d+|watch)\/?$/;
const FACEBOOK_PAGE = /^\/[\w.-]{2,80}\/?$/;
const INSTAGRAM_POST = /^\/(?:[\w.]+\/)?(p|reel|tv)\/([\w-]{5,40})\/?/;
const X_POST = /^\/(\w{1,15}|i\/web)\/status\/(\d{5,25})/;
const TIKTOK_POST = /^\/@([\w.-]{1,40})\/(?:video|photo)\/(\d{8,25})\/?$/;

/** Widest frame of Facebook's endpoints, in px; a narrower place shows less of it. */
const FACEBOOK_WIDTH = 500;

/**
 * Reads which post stands at an address, by the form of the address alone: pages, posts and films of Facebook, posts of Instagram, X and
 * TikTok.
 * @param height of the frame in px, which Facebook has to know
 * @returns undefined when it is none of these
 */
export function readSocialPost(address: unknown, height: number): SocialPost | undefined {
  if (typeof address !== 'string' || !URL.canParse(address.trim())) return undefined;
  const url = new URL(address.trim());
  if (url.protocol !== 'https:' || url.username || url.port) return undefined;
  if (FACEBOOK.test(url.hostname)) return facebook(url, height);
  if (INSTAGRAM.test(url.hostname)) return instagram(url);
  if (X.test(url.hostname)) return x(url);
  return TIKTOK.test(url.hostname) ? tiktok(url) : undefined;
}

function facebook({ pathname, searchParams }: URL, height: number): SocialPost | undefined {
  // What names a post of this network may stand in the query.
  const kept = new URLSearchParams();
  for (const name of ['story_fbid', 'fbid', 'id', 'v']) {
    const value = searchParams.get(name);
    if (value && /^[\w.-]+$/.test(value)) kept.set(name, value);
  }
  const kind = facebookKind(pathname);
  if (!kind) return undefined;
  const page = `https://www.facebook.com${pathname}${kept.size > 0 ? `?${kept}` : ''}`;
  const common = { href: page, width: String(FACEBOOK_WIDTH) };
  const query: Record<SocialKind, Record<string, string>> = {
    page: { ...common, tabs: 'timeline', height: String(height), adapt_container_width: 'true' },
    post: { ...common, show_text: 'true' },
    video: { ...common, show_text: 'false' },
  };
  return {
    provider: 'facebook',
    kind,
    frame: `https://www.facebook.com/plugins/${kind}.php?${new URLSearchParams(query[kind])}`,
    page,
  };
}

function facebookKind(pathname: string): SocialKind | undefined {
  if (FACEBOOK_VIDEO.test(pathname)) return 'video';
  if (FACEBOOK_POST.test(pathname)) return 'post';
  return FACEBOOK_PAGE.test(pathname) ? 'page' : undefined;
}

function instagram({ pathname }: URL): SocialPost | undefined {
  const [, form, id] = INSTAGRAM_POST.exec(pathname) ?? [];
  if (!form || !id) return undefined;
  const page = `https://www.instagram.com/${form}/${id}/`;
  return { provider: 'instagram', kind: form === 'p' ? 'post' : 'video', frame: `${page}embed/captioned/`, page };
}

function x({ pathname }: URL): SocialPost | undefined {
  const [, author, id] = X_POST.exec(pathname) ?? [];
  if (!author || !id) return undefined;
  const frame = `https://platform.twitter.com/embed/Tweet.html?${new URLSearchParams({ id, dnt: 'true' })}`;
  return { provider: 'x', kind: 'post', frame, page: `https://x.com/${author}/status/${id}` };
}

function tiktok({ pathname }: URL): SocialPost | undefined {
  const [, author, id] = TIKTOK_POST.exec(pathname) ?? [];
  if (!author || !id) return undefined;
  const page = `https://www.tiktok.com/@${author}/video/${id}`;
  return { provider: 'tiktok', kind: 'video', frame: `https://www.tiktok.com/player/v1/${id}?rel=0`, page };
}
