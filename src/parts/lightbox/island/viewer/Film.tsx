import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ContainerRect } from 'yet-another-react-lightbox';
import { playerAddress } from '../../../../shared/lightbox/players.ts';
import type { LightboxLabels } from '../../lightboxProps.ts';
import { filmBox } from './filmBox.ts';
import type { FilmSlide } from './slides.ts';

interface FilmProps {
  slide: FilmSlide;
  rect: ContainerRect;
  isCurrent: boolean;
  labels: LightboxLabels;
}

/** A film behind its poster. Its host is not contacted before the visitor plays it; leaving the slide stops it. */
export function Film({ isCurrent, labels, rect, slide }: FilmProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!isCurrent) setIsPlaying(false);
  }, [isCurrent]);
  const style = filmBox(rect);
  const title = slide.title || slide.alt;
  if (isPlaying && isCurrent) return <Player slide={slide} style={style} title={title} />;
  const label = labels.play.replace('{title}', title);
  return (
    <button
      aria-label={label}
      className="r-lightbox__film"
      onClick={() => setIsPlaying(true)}
      style={style}
      type="button"
    >
      {slide.poster && (
        <picture>
          <img alt="" draggable={false} src={slide.poster} />
        </picture>
      )}
      <Play absoluteStrokeWidth aria-hidden="true" size={40} strokeWidth={1.25} />
    </button>
  );
}

function Player({ slide, style, title }: { slide: FilmSlide; style: object; title: string }) {
  if (slide.target.kind === 'file') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: an operator links to one file, and captions can only be part of it
      <video
        autoPlay
        className="r-lightbox__player"
        controls
        playsInline
        src={slide.href}
        style={style}
        title={title}
      />
    );
  }
  return (
    <iframe
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      className="r-lightbox__player"
      referrerPolicy="strict-origin-when-cross-origin"
      src={playerAddress(slide.target)}
      style={style}
      title={title}
    />
  );
}
