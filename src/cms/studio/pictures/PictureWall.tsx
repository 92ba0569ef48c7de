import { type KeyboardEvent, useEffect, useRef } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import type { WallPicture } from '../../media/wall/wallTypes.ts';
import { moveIndex } from './moveIndex.ts';
import { isTooSmall, nameOf, shortName } from './pictureWords.ts';

interface PictureWallProps {
  pictures: readonly WallPicture[];
  /** Ids of the chosen pictures. */
  chosen: ReadonlySet<number>;
  isMany: boolean;
  /** Width in px at which the chosen picture is shown. */
  shownAt: number;
  /** The picture that the Tab key reaches. */
  active: number | undefined;
  onActive: (picture: WallPicture) => void;
  onToggle: (picture: WallPicture) => void;
  /** Enter, or a double click. */
  onTake: (picture: WallPicture) => void;
  /** Loads the next pictures, once the end is in view; absent: there are no more. */
  onMore?: (() => void) | undefined;
}

/** The wall of thumbnails: a listbox with one tab stop; arrows move, Space chooses, Enter takes. */
export function PictureWall({
  active,
  chosen,
  isMany,
  onActive,
  onMore,
  onTake,
  onToggle,
  pictures,
  shownAt,
}: PictureWallProps) {
  const list = useRef<HTMLDivElement>(null);
  /** Whether a pointer is down on the wall. */
  const isPressed = useRef(false);
  const release = () => {
    isPressed.current = false;
  };
  /** Whether a picture had the focus until now: found ones take the place of the one that had it. */
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pictures may have removed the focused one
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus();
  }, [pictures]);
  const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
  const stop = pictures.some(({ id }) => id === active) ? active : pictures[0]?.id;

  const handleKeyDown = (event: KeyboardEvent, picture: WallPicture, index: number) => {
    if (event.key === 'Enter') onTake(picture);
    else if (event.key === ' ') onToggle(picture);
    else {
      const all = options();
      const isRtl = list.current !== null && getComputedStyle(list.current).direction === 'rtl';
      const next = moveIndex(event.key, index, columnsOf(all), all.length, isRtl);
      if (next === undefined) return;
      all[next]?.focus();
    }
    event.preventDefault();
  };

  return (
    <>
      <div
        aria-label={t('Pictures')}
        aria-multiselectable={isMany}
        className="rihla-wall__list"
        onBlur={({ target }) => {
          // Browsers tell it of one that is being removed, too.
          queueMicrotask(() => {
            if (target.isConnected) hadFocus.current = false;
          });
        }}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onPointerCancel={release}
        onPointerDown={() => {
          isPressed.current = true;
        }}
        onPointerLeave={release}
        onPointerUp={release}
        ref={list}
        role="listbox"
        tabIndex={-1}
      >
        {pictures.map((picture, index) => (
          <div
            aria-selected={chosen.has(picture.id)}
            className="rihla-wall__tile"
            key={picture.id}
            onClick={() => onToggle(picture)}
            onDoubleClick={() => onTake(picture)}
            // Its details make the wall narrower: shown while the pointer is down, they would move the picture away from under it.
            onFocus={() => {
              if (!isPressed.current) onActive(picture);
            }}
            onKeyDown={(event) => handleKeyDown(event, picture, index)}
            role="option"
            tabIndex={picture.id === stop ? 0 : -1}
            title={nameOf(picture)}
          >
            <img
              alt=""
              decoding="async"
              loading="lazy"
              src={picture.thumbnail}
              style={{ objectPosition: `${picture.focalX}% ${picture.focalY}%` }}
            />
            <span className="rihla-unseen">{nameOf(picture)}, </span>
            <span className="rihla-wall__name">{shortName(picture)}</span>
            {isTooSmall(picture, shownAt) && (
              <span className="rihla-wall__badge">
                {t('{width} px', { width: picture.width })}
                <span className="rihla-unseen">{t(', too small for here')}</span>
              </span>
            )}
          </div>
        ))}
      </div>
      {onMore && <More onMore={onMore} />}
    </>
  );
}

/** A button for the next pictures, which presses itself once it is scrolled to. */
function More({ onMore }: { onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    const { current } = button;
    if (!current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) more.current();
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return (
    <button className="rihla-wall__button" onClick={onMore} ref={button} type="button">
      {t('More pictures')}
    </button>
  );
}

/** Number of tiles in a row, as they are laid out now. */
function columnsOf(tiles: readonly HTMLElement[]): number {
  const [first] = tiles;
  const next = tiles.findIndex(({ offsetTop }) => offsetTop !== first?.offsetTop);
  return next < 1 ? Math.max(tiles.length, 1) : next;
}
