import type { Media } from '../../cms/payload-types.ts';
import type { RenderContext } from '../../render/context.ts';
import { hasPicture, Picture } from '../../render/pictures/Picture.tsx';
import type { TextMark } from '../../render/text/marks.ts';

interface FilmCoverProps {
  context: RenderContext;
  poster: Media | undefined;
  title: string;
  mark: TextMark;
  ratio: string;
}

/** Cover of a video before it plays: its picture or, without one, the brand's pattern; and its title. */
export function FilmCover({ context, mark, poster, ratio, title }: FilmCoverProps) {
  return (
    <>
      {hasPicture(poster) ? (
        <Picture alt="" context={context} media={poster} ratio={ratio} />
      ) : (
        <span className="r-video__ground" />
      )}
      {title && (
        <p className="r-video__title" {...mark}>
          {title}
        </p>
      )}
    </>
  );
}
