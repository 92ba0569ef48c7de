import type { Labels } from 'yet-another-react-lightbox';
import type { LightboxLabels } from '../../lightboxProps.ts';

/** Labels of the viewer, by the library's names. */
export function libraryLabels(labels: LightboxLabels): Labels {
  return {
    Previous: labels.previous,
    Next: labels.next,
    Close: labels.close,
    Carousel: labels.gallery,
    Slide: labels.picture,
    'Photo gallery': labels.gallery,
    '{index} of {total}': labels.of,
    'Zoom in': labels.zoomIn,
    'Zoom out': labels.zoomOut,
    'Enter Fullscreen': labels.enterFullscreen,
    'Exit Fullscreen': labels.exitFullscreen,
    Download: labels.download,
  };
}
