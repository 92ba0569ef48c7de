import { useState } from 'react';
import type { ContainerRect } from 'yet-another-react-lightbox';
import type { LightboxLabels } from '../../lightboxProps.ts';
import { ICONS } from './icons.tsx';
import type { PictureSlide } from './slides.ts';

interface LargePictureProps {
  slide: PictureSlide;
  /** Of the file, in px. */
  size: { width: number; height: number };
  /** Available space, in CSS px. */
  rect: ContainerRect;
  zoom: number;
  isCurrent: boolean;
  labels: LightboxLabels;
}

/** A picture as large as the space allows, in the best format and a file no wider than drawn. */
export function LargePicture({ isCurrent, labels, rect, size, slide, zoom }: LargePictureProps) {
  const [status, setStatus] = useState<'loading' | 'complete' | 'failed'>('loading');
  const scale = Math.min(rect.width / size.width, rect.height / size.height, 1);
  const width = Math.round(size.width * scale);
  const height = Math.round(size.height * scale);
  const sizes = `${Math.round(width * zoom)}px`;
  if (status === 'failed') {
    return (
      <p className="r-lightbox__missing">
        {ICONS.iconError()}
        {labels.missing}
      </p>
    );
  }
  const preview = status === 'loading' && slide.preview ? `url(${JSON.stringify(slide.preview)})` : undefined;
  return (
    <picture className="r-lightbox__picture">
      {slide.sources.map(({ srcSet, type }) => (
        <source key={type} sizes={sizes} srcSet={srcSet} type={type} />
      ))}
      <img
        alt={slide.alt || slide.title}
        data-loading={status === 'loading' || undefined}
        draggable={false}
        fetchPriority={isCurrent ? 'high' : 'low'}
        height={size.height}
        onError={() => setStatus('failed')}
        onLoad={() => setStatus('complete')}
        sizes={slide.jpegs ? sizes : undefined}
        src={slide.src}
        srcSet={slide.jpegs ? `${slide.jpegs}, ${slide.src} ${size.width}w` : undefined}
        style={{ backgroundImage: preview, height, width }}
        width={size.width}
      />
      {status === 'loading' && !preview && ICONS.iconLoading()}
    </picture>
  );
}
