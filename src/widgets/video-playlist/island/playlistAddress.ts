/** Query parameters of the playlist and its video (reference). */
const PLAYLIST = 'playlist';
const VIDEO = 'video';

/** Id of the video in the page's URL, if it belongs to the playlist. */
export function filmInAddress(name: string, { search }: Pick<Location, 'search'> = location): string | undefined {
  const query = new URLSearchParams(search);
  return query.get(PLAYLIST) === name ? (query.get(VIDEO) ?? undefined) : undefined;
}

/** Replaces the video in the page's URL, so that it can be shared. */
export function writeFilmAddress(name: string, id: string): void {
  const url = new URL(location.href);
  url.searchParams.set(PLAYLIST, name);
  url.searchParams.set(VIDEO, id);
  history.replaceState(history.state, '', url);
}
