import type { FrameProviderName } from '../../shared/frames/providers.ts';

/** Kinds of content of a network. */
export type SocialKind = 'page' | 'post' | 'video';

/** A social post: the URL of its embed, and of its page. */
export interface SocialPost {
  provider: Extract<FrameProviderName, 'facebook' | 'instagram' | 'x' | 'tiktok'>;
  kind: SocialKind;
  /** Embed URL, at the network's endpoint. */
  frame: string;
  /** Canonical URL of the post, without tracking parameters. */
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

/** Maximum width of Facebook's embeds, in px; a narrower slot shows less of it. */
const FACEBOOK_WIDTH = 500;

/**
 * Parses the URL of a post, by its form alone: pages, posts and videos of Facebook, posts of Instagram, X and TikTok.
 * @param height of the embed in px, which Facebook needs
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
  // The query may contain the id of the post.
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
