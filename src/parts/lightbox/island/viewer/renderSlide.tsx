import { isImageSlide, type RenderSlideProps } from 'yet-another-react-lightbox';
import { playerAddress } from '../../../../shared/lightbox/players.ts';
import type { LightboxLabels } from '../../lightboxProps.ts';
import { Film } from './Film.tsx';
import { LargePicture } from './LargePicture.tsx';
import { SlideLink } from './SlideLink.tsx';
import type { LightboxSlide } from './slides.ts';

/**
 * Renders our own slides; a picture of unknown size is left to the library, which measures it on load.
 * @param refused origins that the page's policy blocks
 */
export function renderSlide(
  { offset, rect, slide, zoom }: RenderSlideProps,
  labels: LightboxLabels,
  refused: ReadonlySet<string>,
) {
  if (refused.has(originOf(slide))) {
    return <SlideLink isCurrent={offset === 0} labels={labels} rect={rect} slide={slide} />;
  }
  if (!isImageSlide(slide)) return <Film isCurrent={offset === 0} labels={labels} rect={rect} slide={slide} />;
  const { height, width } = slide;
  if (!width || !height) return undefined;
  return (
    <LargePicture
      isCurrent={offset === 0}
      labels={labels}
      rect={rect}
      size={{ width, height }}
      slide={slide}
      zoom={offset === 0 ? (zoom ?? 1) : 1}
    />
  );
}

/** Origin of its player, or of its file. */
function originOf(slide: LightboxSlide): string {
  const isHosted = !isImageSlide(slide) && slide.target.kind !== 'file';
  return new URL(isHosted ? playerAddress(slide.target) : slide.href).origin;
}
