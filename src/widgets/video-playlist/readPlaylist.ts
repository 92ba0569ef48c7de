import type { Media, VideoPlaylistBlock } from '../../cms/payload-types.ts';
import { populated } from '../../render/populated.ts';
import { type HostedFilm, readFilm } from '../video/film/readFilm.ts';
import { readTime, writeTime } from '../video/film/readTime.ts';

/** A video of a playlist, with its field path in the block. */
export interface PlaylistFilm extends HostedFilm {
  title: string;
  /** As a clock shows it; '' when unknown. */
  duration: string;
  poster: Media | undefined;
  /** `sections.0.films.1` */
  path: string;
}

export interface PlaylistSection {
  title: string;
  path: string;
  films: PlaylistFilm[];
}

/** The non-empty sections of a playlist; videos without a valid URL or title are skipped. */
export function readPlaylist({ privacy, sections }: VideoPlaylistBlock, publicUrl: string): PlaylistSection[] {
  if (!Array.isArray(sections)) return [];
  return sections
    .map((section, index) => {
      const path = `sections.${index}`;
      const films = Array.isArray(section?.films) ? section.films : [];
      return {
        title: section?.title?.trim() ?? '',
        path,
        films: films.flatMap(({ address, duration, poster, title }, place): PlaylistFilm[] => {
          const film = readFilm(address, publicUrl, { isPrivate: privacy !== false });
          const seconds = readTime(duration);
          if (!film || film.kind === 'file' || !title?.trim()) return [];
          return [
            {
              ...film,
              title: title.trim(),
              duration: seconds === undefined ? '' : writeTime(seconds),
              poster: populated<Media>(poster),
              path: `${path}.films.${place}`,
            },
          ];
        }),
      };
    })
    .filter(({ films }) => films.length > 0);
}
