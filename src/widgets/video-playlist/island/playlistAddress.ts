/** Names of the playlist and of its film in the query of a page (reference, section 11). */
const PLAYLIST = 'playlist';
const VIDEO = 'video';

/** The id of the film that the page's address names in a playlist; undefined when it names none of it. */
export function filmInAddress(name: string, { search }: Pick<Location, 'search'> = location): string | undefined {
  const query = new URLSearchParams(search);
  return query.get(PLAYLIST) === name ? (query.get(VIDEO) ?? undefined) : undefined;
}

/** Writes the film that is shown into the page's address, in place of the one before, so that it can be passed on. */
export function writeFilmAddress(name: string, id: string): void {
  const url = new URL(location.href);
  url.searchParams.set(PLAYLIST, name);
  url.searchParams.set(VIDEO, id);
  history.replaceState(history.state, '', url);
}
