import { Check } from 'lucide-react';
import type { RenderContext } from '../../render/context.ts';
import { Link } from '../../render/links/Link.tsx';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import type { Marks } from '../../render/text/marks.ts';
import type { PlaylistFilm, PlaylistSection } from './readPlaylist.ts';

/** Width of a thumbnail in the list, and its share of a phone's window. */
const THUMB_SLOT = { desktop: 176, phone: 0.34 };

interface FilmListProps {
  sections: readonly PlaylistSection[];
  context: RenderContext;
  text: Marks['text'];
}

/** The videos of a playlist, as links to their own pages; the first is in the player. */
export function FilmList({ context, sections, text }: FilmListProps) {
  const first = sections[0]?.films[0];
  return (
    <div className="r-playlist__list">
      <div className="r-playlist__films">
        {sections.map((section) => (
          <section key={section.path}>
            {section.title && (
              <p className="r-playlist__section" {...text(`${section.path}.title`)}>
                {section.title}
              </p>
            )}
            <ol>
              {section.films.map((film) => (
                <li key={film.path}>
                  <FilmLink context={context} film={film} isCurrent={film === first} text={text} />
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

interface FilmLinkProps {
  film: PlaylistFilm;
  isCurrent: boolean;
  context: RenderContext;
  text: Marks['text'];
}

function FilmLink({ context, film, isCurrent, text }: FilmLinkProps) {
  return (
    <Link aria-current={isCurrent ? 'true' : undefined} className="r-playlist__film" href={film.page}>
      <span className="r-playlist__thumb">
        {hasPicture(film.poster) ? (
          <Picture alt="" context={context} media={film.poster} ratio="16/9" slot={THUMB_SLOT} />
        ) : (
          <span className="r-video__ground" />
        )}
      </span>
      <span className="r-playlist__words">
        <span className="r-playlist__name" {...text(`${film.path}.title`)}>
          {film.title}
        </span>
        <span className="r-playlist__facts">
          {film.duration && <span>{film.duration}</span>}
          <span className="r-playlist__watched" hidden>
            <Check aria-hidden="true" className="r-icon" size={14} strokeWidth={2} />
            {context.t('playlist.watched')}
          </span>
        </span>
      </span>
    </Link>
  );
}
