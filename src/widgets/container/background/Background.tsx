import type { ContainerBlock, Media } from '../../../cms/payload-types.ts';
import { Island } from '../../../islands/Island.tsx';
import type { RenderContext } from '../../../render/context.ts';
import { type ShownOn, shownOnDevices } from '../../../render/pictures/onDevices.ts';
import { hasPicture, Picture } from '../../../render/pictures/Picture.tsx';
import { populated } from '../../../render/populated.ts';
import { PauseButton } from '../../pieces/PauseButton.tsx';
import type { ContainerFilmIslandProps } from '../island/ContainerFilmIsland.ts';
import type { ContainerSlidesIslandProps } from '../island/ContainerSlidesIsland.ts';
import { SLIDE_SECONDS } from './backgroundChoices.ts';
import { focusClasses, layerClasses } from './backgroundLook.ts';
import driftCss from './drift.css?inline';
import filmCss from './film.css?inline';
import { filmOf } from './filmOf.ts';
import pictureCss from './picture.css?inline';
import slidesCss from './slides.css?inline';

interface BackgroundProps {
  block: ContainerBlock;
  context: RenderContext;
  image: Media;
}

/** Size at which a background is displayed. */
const SLOT = { desktop: 1920, phone: 1 };

/** Background layer of a container: a picture, with further pictures or a video that an island starts. */
export function Background({ block, context, image }: BackgroundProps) {
  context.styles.use('container/background-picture', pictureCss);
  const shown = shownOnDevices(block, {
    media: image,
    tablet: block.backgroundOnTablet,
    phone: block.backgroundOnPhone,
    focus: 'backgroundFocus',
  });
  const layer = ['r-container__picture', ...layerClasses(block, context.styles, shown)].join(' ');
  const isFixed = block.pictureAttachment === 'fixed';
  const film = filmOf(block.film, context.view.publicUrl);
  if (film) return <Film context={context} film={film} image={image} layer={layer} shown={shown} />;
  const others = slidesOf(block);
  const drifts = block.slideEffect === 'drift';
  if (!drifts && others.length === 0)
    return (
      <Picture
        alt=""
        className={layer}
        context={context}
        isEager={isFixed}
        media={image}
        onDevices={shown}
        slot={SLOT}
      />
    );
  context.styles.use('container/slides', slidesCss);
  if (drifts) context.styles.use('container/slides-drift', driftCss);
  const props: ContainerSlidesIslandProps = { seconds: secondsOf(block) };
  return (
    <Island<typeof import('../island/ContainerSlidesIsland.ts')>
      name="container-slides"
      props={props}
      trigger="visible"
    >
      <div className={`${layer} r-slides${drifts ? ' r-slides--drift' : ''}`}>
        <Picture alt="" context={context} isEager={isFixed} media={image} onDevices={shown} slot={SLOT} />
      </div>
      {others.length > 0 && (
        <template>
          {others.map((media) => (
            <Picture
              alt=""
              className={focusClasses(context.styles, () => ({ media })).join(' ')}
              context={context}
              key={media.id}
              media={media}
              slot={SLOT}
            />
          ))}
        </template>
      )}
      <PauseButton context={context} />
    </Island>
  );
}

interface FilmProps extends Omit<BackgroundProps, 'block'> {
  film: string;
  layer: string;
  shown: ShownOn;
}

function Film({ context, film, image, layer, shown }: FilmProps) {
  context.styles.use('container/film', filmCss);
  context.needs.use('container/film', { films: ["'self'"] });
  const props: ContainerFilmIslandProps = { film };
  return (
    <Island<typeof import('../island/ContainerFilmIsland.ts')> name="container-film" props={props} trigger="visible">
      <div className={`${layer} r-film`}>
        <Picture alt="" context={context} media={image} onDevices={shown} slot={SLOT} />
      </div>
      <PauseButton context={context} />
    </Island>
  );
}

/** The pictures after the first, without duplicates. */
function slidesOf({ slideEffect, slides }: ContainerBlock): Media[] {
  if (slideEffect !== 'fade' && slideEffect !== 'drift') return [];
  const pictures = (Array.isArray(slides) ? slides : [])
    .map((row) => populated<Media>(row?.picture))
    .filter(hasPicture);
  return [...new Map(pictures.map((media) => [media.id, media])).values()];
}

function secondsOf({ slideSeconds }: ContainerBlock): number {
  const seconds = Number(slideSeconds) || SLIDE_SECONDS.defaultValue;
  return Math.min(SLIDE_SECONDS.max, Math.max(SLIDE_SECONDS.min, seconds));
}
