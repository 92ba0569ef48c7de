import type { MediaTarget } from './mediaTarget.ts';

/** Origins of the players. */
export const PLAYER_HOSTS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

/** URL of a video's player, at its provider's cookieless host. */
export function playerAddress({ hash, id, kind }: MediaTarget): string {
  return kind === 'youtube'
    ? `${PLAYER_HOSTS.youtube}/embed/${id}?autoplay=1&rel=0&playsinline=1`
    : `${PLAYER_HOSTS.vimeo}/video/${id}?autoplay=1&dnt=1&playsinline=1${hash ? `&h=${hash}` : ''}`;
}
