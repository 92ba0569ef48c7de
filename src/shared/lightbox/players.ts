import type { MediaTarget } from './mediaTarget.ts';

/** Where the players come from. */
export const PLAYER_HOSTS = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

/** The address of the player of a film at one of the hosts that set no cookie for it. */
export function playerAddress({ hash, id, kind }: MediaTarget): string {
  return kind === 'youtube'
    ? `${PLAYER_HOSTS.youtube}/embed/${id}?autoplay=1&rel=0&playsinline=1`
    : `${PLAYER_HOSTS.vimeo}/video/${id}?autoplay=1&dnt=1&playsinline=1${hash ? `&h=${hash}` : ''}`;
}
