import { ArrowLeft, ArrowRight, RefreshCw, X } from 'lucide-react';
import { type DragEvent, useRef } from 'react';
import { IconButton } from '../../../editor/controls/IconButton.tsx';
import { t } from '../../../shared/studioWords/t.ts';
import type { WallPicture } from '../../media/wall/wallTypes.ts';
import { faultsOf, nameOf, sizeOf } from './pictureWords.ts';
import type { KnownPictures } from './useKnownPictures.ts';

interface ChosenPicturesProps {
  ids: readonly number[];
  known: KnownPictures;
  isLocked: boolean;
  shownAt: number;
  onChange: (ids: readonly number[]) => void;
  /** Called with the position of the picture that another one is to replace. */
  onReplace: (at: number) => void;
}

/** The chosen pictures of a field, in their order. */
export function ChosenPictures({ ids, isLocked, known, onChange, onReplace, shownAt }: ChosenPicturesProps) {
  const dragged = useRef<number>(undefined);
  if (ids.length === 0) return null;
  const isMany = ids.length > 1;
  const moveTo = (from: number, to: number) => {
    const next = ids.filter((_, at) => at !== from);
    next.splice(to, 0, ids[from] as number);
    onChange(next);
  };
  const drop = (event: DragEvent, at: number) => {
    if (dragged.current === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    moveTo(dragged.current, at);
    dragged.current = undefined;
  };
  return (
    <ul className={`rihla-picture__list${isMany ? ' rihla-picture__list--many' : ''}`}>
      {ids.map((id, at) => {
        const picture = known.get(id);
        const name = picture ? nameOf(picture) : t('Picture {id}', { id });
        return (
          <li
            draggable={isMany && !isLocked}
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture that takes another's place leaves the focus there
            key={at}
            onDragOver={(event) => dragged.current !== undefined && event.preventDefault()}
            onDragStart={() => {
              dragged.current = at;
            }}
            onDrop={(event) => drop(event, at)}
          >
            {picture ? (
              <img alt="" draggable={false} src={picture.thumbnail} />
            ) : (
              <span className="rihla-picture__blank" />
            )}
            <Facts name={name} picture={picture} shownAt={shownAt} />
            {!isLocked && (
              <span className="rihla-picture__tools">
                {isMany && at > 0 && (
                  <IconButton
                    className="rihla-picture__step"
                    icon={ArrowLeft}
                    label={t('Move earlier: {name}', { name })}
                    onClick={() => moveTo(at, at - 1)}
                  />
                )}
                {isMany && at < ids.length - 1 && (
                  <IconButton
                    className="rihla-picture__step"
                    icon={ArrowRight}
                    label={t('Move later: {name}', { name })}
                    onClick={() => moveTo(at, at + 1)}
                  />
                )}
                <IconButton
                  icon={RefreshCw}
                  label={t('Choose another: {name}', { name })}
                  onClick={() => onReplace(at)}
                />
                <IconButton
                  icon={X}
                  label={t('Remove: {name}', { name })}
                  onClick={() => onChange(ids.filter((_, each) => each !== at))}
                />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface FactsProps {
  name: string;
  picture: WallPicture | null | undefined;
  shownAt: number;
}

function Facts({ name, picture, shownAt }: FactsProps) {
  return (
    <span className="rihla-picture__facts">
      <span className="rihla-picture__name">{name}</span>
      {picture === null && (
        <span className="rihla-picture__fault">{t('This picture is gone. Choose another one.')}</span>
      )}
      {picture && <span className="rihla-picture__quiet">{sizeOf(picture)}</span>}
      {picture &&
        faultsOf(picture, shownAt).map((fault) => (
          <span className="rihla-picture__fault" key={fault}>
            {fault}
          </span>
        ))}
    </span>
  );
}
