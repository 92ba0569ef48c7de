import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ContainerRect } from 'yet-another-react-lightbox';
import type { LightboxLabels } from '../../lightboxProps.ts';
import { filmBox } from './filmBox.ts';
import type { LightboxSlide } from './slides.ts';

interface SlideLinkProps {
  slide: LightboxSlide;
  rect: ContainerRect;
  isCurrent: boolean;
  labels: LightboxLabels;
}

/** Link to media that the page's policy blocks. Takes over the focus of the element it replaces. */
export function SlideLink({ isCurrent, labels, rect, slide }: SlideLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isCurrent) link.current?.focus();
  }, [isCurrent]);
  return (
    <a
      className="r-lightbox__film"
      href={slide.href}
      ref={link}
      rel="noopener noreferrer"
      style={filmBox(rect)}
      target="_blank"
    >
      <span className="r-lightbox__missing">
        <ExternalLink absoluteStrokeWidth aria-hidden="true" size={40} strokeWidth={1.25} />
        {labels.elsewhere.replace('{title}', slide.title || slide.alt || slide.href)}
      </span>
    </a>
  );
}
