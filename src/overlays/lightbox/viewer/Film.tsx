import { ExternalLink, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ContainerRect } from 'yet-another-react-lightbox';
import { playerAddress } from '../../../shared/lightbox/players.ts';
import type { LightboxLabels } from '../lightboxProps.ts';
import type { FilmSlide } from './slides.ts';
import { useRefusal } from './useRefusal.ts';

/** Films are shown in this proportion. */
const ASPECT = 16 / 9;

interface FilmProps {
  slide: FilmSlide;
  rect: ContainerRect;
  isCurrent: boolean;
  labels: LightboxLabels;
}

/**
 * A film behind its poster. Nothing of its host is asked for before the visitor plays it; leaving the slide ends it. Where the
 * page may not play it, a link leads to it.
 */
export function Film({ isCurrent, labels, rect, slide }: FilmProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(() => {
    if (!isCurrent) setIsPlaying(false);
  }, [isCurrent]);
  const width = Math.round(Math.min(rect.width, rect.height * ASPECT));
  const style = { width, height: Math.round(width / ASPECT) };
  const title = slide.title || slide.alt;
  const isRefused = useRefusal(new URL(sourceOf(slide)).origin);
  if (isRefused) {
    const elsewhere = labels.elsewhere.replace('{title}', title);
    return <FilmLink href={slide.href} isCurrent={isCurrent} label={elsewhere} style={style} />;
  }
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

/** Takes the focus of the button that it comes in place of. */
function FilmLink({
  href,
  isCurrent,
  label,
  style,
}: {
  href: string;
  isCurrent: boolean;
  label: string;
  style: object;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.focus();
  }, [isCurrent]);
  return (
    <a className="r-lightbox__film" href={href} ref={link} rel="noopener noreferrer" style={style} target="_blank">
      <span className="r-lightbox__missing">
        <ExternalLink absoluteStrokeWidth aria-hidden="true" size={40} strokeWidth={1.25} />
        {label}
      </span>
    </a>
  );
}

function sourceOf({ href, target }: FilmSlide): string {
  return target.kind === 'file' ? href : playerAddress(target);
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
        src={sourceOf(slide)}
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
      src={sourceOf(slide)}
      style={style}
      title={title}
    />
  );
}
