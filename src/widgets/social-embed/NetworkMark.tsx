import facebook from 'simple-icons/icons/facebook.svg?raw';
import instagram from 'simple-icons/icons/instagram.svg?raw';
import tiktok from 'simple-icons/icons/tiktok.svg?raw';
import x from 'simple-icons/icons/x.svg?raw';
import type { SocialPost } from './readSocialPost.ts';

const MARKS: Record<SocialPost['provider'], string> = { facebook, instagram, tiktok, x };

/** Decorative logo of a network, beside its name. */
export function NetworkMark({ provider }: Pick<SocialPost, 'provider'>) {
  return (
    <svg aria-hidden="true" className="r-icon" fill="currentColor" height={18} viewBox="0 0 24 24" width={18}>
      <path d={MARKS[provider].match(/ d="([^"]+)"/)?.[1]} />
    </svg>
  );
}
