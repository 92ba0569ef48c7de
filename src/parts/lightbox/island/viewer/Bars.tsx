import { useEffect } from 'react';
import { stopNavigationEventsPropagation, useController, useLightboxState } from 'yet-another-react-lightbox';

interface BarsProps {
  hasCounter: boolean;
  isGroup: boolean;
}

/** Counter and caption of the current slide. */
export function Bars({ hasCounter, isGroup }: BarsProps) {
  const { currentIndex, currentSlide, slides } = useLightboxState();
  const { containerRef } = useController();
  // Our status announces the slide more briefly; two announcements would be noise.
  useEffect(() => {
    containerRef.current?.querySelector('[aria-live]')?.setAttribute('aria-live', 'off');
  }, [containerRef]);
  if (!currentSlide) return null;
  const { alt, description, title } = currentSlide;
  return (
    <>
      {isGroup && (
        <p className="r-lightbox__counter" data-shown={hasCounter} role="status">
          {/* Left to right in any script: the first number is the current one. */}
          <bdi dir="ltr">{`${currentIndex + 1} / ${slides.length}`}</bdi>
          <span className="r-lightbox__hidden"> {alt || title}</span>
        </p>
      )}
      {(title || description) && (
        <div className="r-lightbox__caption" key={currentIndex} ref={letScroll} {...stopNavigationEventsPropagation()}>
          {title && <p className="r-lightbox__title">{title}</p>}
          {description && <p>{description}</p>}
        </div>
      )}
    </>
  );
}

/** Makes a long caption scrollable by keyboard. */
function letScroll(caption: HTMLElement | null): (() => void) | undefined {
  if (!caption) return;
  const observer = new ResizeObserver(() => {
    if (caption.scrollHeight > caption.clientHeight) caption.tabIndex = 0;
    else caption.removeAttribute('tabindex');
  });
  observer.observe(caption);
  return () => observer.disconnect();
}
