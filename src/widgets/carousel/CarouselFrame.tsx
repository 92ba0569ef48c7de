import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Island } from '../../islands/Island.tsx';
import type { RenderContext } from '../../render/context.ts';
import type { StyleSheet } from '../../render/styleSheet.ts';
import { builderMedia } from '../../shared/breakpoints.ts';
import { DEVICES } from '../../shared/style.ts';
import { PauseButton } from '../pieces/PauseButton.tsx';
import carouselCss from './carousel.css?inline';
import controlsCss from './controls.css?inline';
import type { CarouselIslandProps } from './island/CarouselIsland.ts';
import { MIN_SLIDES } from './rules/slidesShown.ts';
import type { CarouselSettings } from './settings.ts';

/** One slide of a carousel. */
export interface Slide {
  key: string | number;
  content: ReactNode;
  /** Id for links to it. */
  id?: string;
}

interface CarouselFrameProps {
  context: RenderContext;
  settings: CarouselSettings;
  slides: readonly Slide[];
  /** Accessible name of the carousel. */
  label: string;
  /** Extra classes of the frame. */
  className?: string;
  /** Extra controls below the slides, such as thumbnails: links to the slides' ids. */
  children?: ReactNode;
}

/** Maximum number of dots that fit beside the arrows on a phone; with more slides a counter replaces them. */
const MAX_DOTS = 7;

/**
 * Scroll-snap row of slides, complete without script. The island adds arrows, loop, fade and autoplay; its controls have reserved space, and
 * load their own style. The preview has no island: every slide can be reached and edited.
 */
export function CarouselFrame(props: CarouselFrameProps) {
  const { children, context, label, settings, slides } = props;
  const { editing, styles, t } = context;
  styles.use('carousel', carouselCss);
  const starts = slides.length >= MIN_SLIDES;
  if (starts && editing) styles.use('carousel/controls', controlsCss);
  const frame = (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div
      aria-label={label}
      aria-roledescription={t('carousel.carousel')}
      className={['r-carousel', editing && 'r-carousel--still', props.className, ...sizeClasses(props, styles)]
        .filter(Boolean)
        .join(' ')}
      role="group"
    >
      {starts && <Bar context={context} settings={settings} stops={slides.length} />}
      {/* biome-ignore lint/a11y/useSemanticElements: as above */}
      <div
        aria-label={t('carousel.slides')}
        className="r-carousel__view"
        role="group"
        // Without script the arrow keys scroll it.
        tabIndex={starts ? 0 : undefined}
      >
        <div className="r-carousel__track">
          {slides.map(({ content, id, key }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: as above
            <div
              aria-label={t('carousel.place', { index: index + 1, count: slides.length })}
              aria-roledescription={t('carousel.slide')}
              className="r-carousel__slide"
              id={id}
              key={key}
              role="group"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {children}
    </div>
  );
  if (editing || !starts) return frame;
  return (
    <Island<typeof import('./island/CarouselIsland.ts')>
      name="carousel"
      props={islandProps(settings)}
      trigger="visible | interaction"
    >
      {frame}
    </Island>
  );
}

/** Only props that differ from the island's defaults, to save bytes in the page. */
function islandProps(settings: CarouselSettings): CarouselIslandProps {
  const { autoplayMs, isBackward, isFade, isInfinite, isLazy, pausesOnHover, speedMs, step } = settings;
  return {
    ...(isInfinite && { infinite: true }),
    ...(isFade && { fade: true }),
    ...(autoplayMs > 0 && { autoplay: autoplayMs, ...(isBackward && { backward: true }) }),
    ...(autoplayMs > 0 && pausesOnHover && { hover: true }),
    ...(speedMs !== 500 && { speed: speedMs }),
    ...(step > 1 && { step }),
    ...(!isLazy && { eager: true }),
  };
}

/** Slide widths per device, and the devices that need no controls. */
function sizeClasses({ settings, slides }: CarouselFrameProps, styles: StyleSheet): string[] {
  const { shown, spacePx } = settings;
  const classes = spacePx > 0 ? [styles.rule(`--space:${spacePx}px`)] : [];
  const rule = (count: number) => `--show:${count}${slides.length <= count ? ';--bar:none' : ''}`;
  // Each device by itself, without a dependence on rule order, since all carousels of a page share the rules.
  const devices = DEVICES.filter((device) => rule(shown[device]) !== '--show:1');
  return [...classes, ...devices.map((device) => styles.rule(rule(shown[device]), builderMedia(device)))];
}

/** Controls of the slides; before them in the DOM, so that the pause button is the first tab stop. */
function Bar({ context, settings, stops }: { context: RenderContext; settings: CarouselSettings; stops: number }) {
  const { t } = context;
  const { autoplayMs, hasArrows } = settings;
  const pagination = settings.pagination === 'dots' && stops > MAX_DOTS ? 'fraction' : settings.pagination;
  if (!autoplayMs && !hasArrows && pagination === 'none') return null;
  return (
    <div className="r-carousel__bar">
      {autoplayMs > 0 && (
        <PauseButton
          className="r-carousel__button r-carousel__pause"
          context={context}
          isHere
          labels={{ pause: t('carousel.stop'), play: t('carousel.start') }}
        />
      )}
      {hasArrows && (
        <>
          <button aria-label={t('carousel.previous')} className="r-carousel__button" data-by="-1" type="button">
            <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.5} />
          </button>
          <button aria-label={t('carousel.next')} className="r-carousel__button" data-by="1" type="button">
            <ArrowRight aria-hidden="true" size={20} strokeWidth={1.5} />
          </button>
        </>
      )}
      {pagination === 'dots' && (
        <div className="r-carousel__dots">
          {Array.from({ length: stops }, (_, index) => (
            <button
              aria-current={index === 0 || undefined}
              aria-label={t('carousel.go', { index: index + 1 })}
              // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its index
              key={index}
              type="button"
            />
          ))}
        </div>
      )}
      {pagination === 'fraction' && (
        <p aria-hidden="true" className="r-carousel__fraction">
          <b>1</b> / <span>{stops}</span>
        </p>
      )}
      {pagination === 'progress' && <div className="r-carousel__progress" />}
    </div>
  );
}
