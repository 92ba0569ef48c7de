import {
  ChevronLeft,
  ChevronRight,
  Download,
  ImageOff,
  LoaderCircle,
  type LucideIcon,
  Maximize,
  Minimize,
  X,
  ZoomIn,
  ZoomOut,
} from 'lucide-react';

const draw = (Icon: LucideIcon, className?: string) => () => (
  <Icon absoluteStrokeWidth aria-hidden="true" className={className} size={22} strokeWidth={1.25} />
);

/** Icons of the viewer, by the library's names. */
export const ICONS = {
  iconPrev: draw(ChevronLeft),
  iconNext: draw(ChevronRight),
  iconClose: draw(X),
  iconZoomIn: draw(ZoomIn),
  iconZoomOut: draw(ZoomOut),
  iconEnterFullscreen: draw(Maximize),
  iconExitFullscreen: draw(Minimize),
  iconDownload: draw(Download),
  iconLoading: draw(LoaderCircle, 'r-lightbox__loading'),
  iconError: draw(ImageOff),
};
