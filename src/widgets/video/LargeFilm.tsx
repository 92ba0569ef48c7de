import frameCss from '../../render/frames/frame.css?inline';
import { PlaySign } from '../../render/frames/PlaySign.tsx';
import { Link } from '../../render/links/Link.tsx';
import type { Film } from './film/readFilm.ts';
import { Caption, Cover, labelOf, type ShownFilm, titleOf } from './filmParts.tsx';

/** A video that opens in the lightbox; a plain link without script. */
export function LargeFilm(props: ShownFilm<Film>) {
  const { block, context, film, shape } = props;
  context.needs.use('frame', { style: frameCss });
  return (
    <div className="r-frame r-frame--play" data-state="idle">
      <Link
        aria-label={labelOf(props)}
        className={`r-frame__stage r-video__large ${shape}`}
        data-lightbox="yes"
        data-lightbox-title={titleOf(props) || undefined}
        href={film.kind === 'file' ? film.address : film.page}
      >
        <div className="r-frame__screen">
          <div className="r-frame__cover">
            <Cover {...props} />
          </div>
          <div className="r-frame__open">
            <PlaySign />
          </div>
        </div>
      </Link>
      {block.caption && (
        <div className="r-frame__foot">
          <Caption {...props} />
        </div>
      )}
    </div>
  );
}
