import { isImageSlide, type RenderSlideProps } from 'yet-another-react-lightbox';
import type { LightboxLabels } from '../lightboxProps.ts';
import { Film } from './Film.tsx';
import { LargePicture } from './LargePicture.tsx';

/** Our own slides; a picture whose size is not known yet is left to the library, which measures it when it comes. */
export function renderSlide({ offset, rect, slide, zoom }: RenderSlideProps, labels: LightboxLabels) {
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
