'use client';
import { X } from 'lucide-react';
import { type ClipboardEvent, type DragEvent, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../../editor/controls/Dialog.tsx';
import { IconButton } from '../../../editor/controls/IconButton.tsx';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import type { WallFilter, WallPicture } from '../../media/wall/wallTypes.ts';
import { CropPicture } from './CropPicture.tsx';
import { FilterField, SearchField, TagField, UploadButton } from './chooserTools.tsx';
import { PictureDetails } from './PictureDetails.tsx';
import { PictureWall } from './PictureWall.tsx';
import { UploadList } from './UploadList.tsx';
import { useUploads } from './useUploads.ts';
import { useWall } from './useWall.ts';
import { WallNote } from './WallNote.tsx';
// In this order: the dialog's resets come first.
import './chooser.css';
import './wall.css';
import './uploads.css';
import './crop.css';

export interface PictureChooserProps {
  /** Name of the field. */
  label: string;
  /** Maximum number of chosen pictures. */
  most: number;
  /** Width in px at which the picture is shown. */
  shownAt: number;
  canUpload: boolean;
  /** Whether descriptions and focal points can be changed. */
  canEdit: boolean;
  /** Files that were dropped on the field or pasted into it. */
  files?: readonly File[] | undefined;
  onChoose: (pictures: readonly WallPicture[]) => void;
  /** Called with pictures whose description or focal point was changed. */
  onChanged: (picture: WallPicture) => void;
  onClose: () => void;
}

/** The dialog in which pictures are chosen and uploaded, the same wherever the studio asks for one. */
export function PictureChooser(props: PictureChooserProps) {
  const { canEdit, canUpload, files, label, most, onChanged, onChoose, onClose, shownAt } = props;
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<WallFilter>('all');
  const [chosen, setChosen] = useState<readonly WallPicture[]>([]);
  const [active, setActive] = useState<WallPicture>();
  const [isCropping, setIsCropping] = useState(false);
  const [isWarned, setIsWarned] = useState(false);
  const [tag, setTag] = useState('');
  const wall = useWall(words, filter, tag);
  const { put } = wall;
  /** Saves the description and focal point that were changed beside the wall. */
  const pending = useRef<() => Promise<void>>(undefined);
  const isMany = most > 1;

  const toggle = useCallback(
    (picture: WallPicture) => {
      void pending.current?.();
      setActive(picture);
      setChosen((before) => {
        if (!isMany) return [picture];
        if (before.some(({ id }) => id === picture.id)) return before.filter(({ id }) => id !== picture.id);
        return before.length < most ? [...before, picture] : before;
      });
    },
    [isMany, most],
  );
  const { add, decorate, describe, remove, send, uploads } = useUploads(
    useCallback(
      (picture) => {
        put(picture);
        toggle(picture);
      },
      [put, toggle],
    ),
  );
  useEffect(() => {
    if (files?.length) add(files);
  }, [add, files]);
  // The button that uploaded the last picture is gone, and with it the focus.
  const wallOf = useRef<HTMLDivElement>(null);
  const waiting = useRef(0);
  useEffect(() => {
    const isOver = waiting.current > 0 && uploads.length === 0;
    waiting.current = uploads.length;
    if (isOver && document.activeElement === document.body)
      wallOf.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]')?.focus();
  }, [uploads.length]);
  // A copy has the description of its original, and waits for nothing.
  const [isCopyMade, setIsCopyMade] = useState(false);
  useEffect(() => {
    if (!isCopyMade) return;
    setIsCopyMade(false);
    void send();
  }, [isCopyMade, send]);

  const show = (picture: WallPicture) => {
    if (picture.id !== active?.id) void pending.current?.();
    setActive(picture);
  };
  const takeChosen = async () => {
    await pending.current?.();
    onChoose(chosen);
  };
  const take = async (picture: WallPicture) => {
    await pending.current?.();
    const all = chosen.some(({ id }) => id === picture.id) || !isMany ? chosen : [...chosen, picture];
    onChoose(isMany ? all.slice(0, most) : [picture]);
  };
  const close = () => {
    if (uploads.length === 0 || isWarned) onClose();
    else setIsWarned(true);
  };
  const receive = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    // React passes events of a portal on to the field that opened it, which takes files, too.
    event.stopPropagation();
    const dropped = [...data.files];
    if (!dropped.length || !canUpload) return;
    event.preventDefault();
    setIsCropping(false);
    add(dropped);
  };
  const changed = (picture: WallPicture) => {
    put(picture);
    setActive((now) => (now?.id === picture.id ? picture : now));
    setChosen((all) => all.map((each) => (each.id === picture.id ? picture : each)));
    onChanged(picture);
  };

  return createPortal(
    <Dialog className="rihla-chooser" label={t('Choose: {field}', { field: label })} onClose={close}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files dropped or pasted anywhere in the dialog are taken */}
      <div
        className="rihla-chooser__inside"
        onDragOver={(event) => canUpload && event.preventDefault()}
        onDrop={(event) => receive(event, event.dataTransfer)}
        onPaste={(event) => receive(event, event.clipboardData)}
      >
        <header className="rihla-chooser__head">
          <h2>{isCropping ? t('Crop a copy') : label}</h2>
          {isCropping ? (
            <span className="rihla-chooser__search" />
          ) : (
            <>
              <SearchField onWords={setWords} words={words} />
              <FilterField filter={filter} onFilter={setFilter} />
              <TagField onTag={setTag} tag={tag} tags={wall.tags} />
              {canUpload && <UploadButton onFiles={(files) => add(files)} />}
            </>
          )}
          <IconButton icon={X} label={t('Close')} onClick={close} />
        </header>
        {isCropping && active ? (
          <CropPicture
            onBack={() => setIsCropping(false)}
            onCut={(file) => {
              setIsCropping(false);
              add([file], active);
              setIsCopyMade(true);
            }}
            picture={active}
          />
        ) : (
          <div className="rihla-chooser__body">
            <div className="rihla-wall" ref={wallOf}>
              {uploads.length > 0 && (
                <UploadList
                  onDecorate={decorate}
                  onDescribe={describe}
                  onRemove={remove}
                  onSend={() => void send()}
                  uploads={uploads}
                />
              )}
              <WallNote canUpload={canUpload} {...wall} />
              <PictureWall
                active={active?.id}
                chosen={new Set(chosen.map(({ id }) => id))}
                isMany={isMany}
                onActive={show}
                onMore={wall.hasMore && !wall.isLoading ? wall.loadMore : undefined}
                onTake={(picture) => void take(picture)}
                onToggle={toggle}
                pictures={wall.pictures}
                shownAt={shownAt}
              />
            </div>
            {active && (
              <PictureDetails
                canEdit={canEdit}
                key={active.id}
                known={wall.tags}
                onChanged={changed}
                onCrop={
                  canUpload
                    ? () => {
                        void pending.current?.();
                        setIsCropping(true);
                      }
                    : undefined
                }
                pending={pending}
                picture={active}
                shownAt={shownAt}
              />
            )}
          </div>
        )}
        {!isCropping && (
          <footer className="rihla-chooser__foot">
            <span role="status">
              {isWarned && uploads.length > 0
                ? t('There are pictures that are not uploaded yet. Close again to leave them.')
                : sayChosen(chosen, isMany, most)}
            </span>
            <button className="rihla-wall__button" onClick={close} type="button">
              {t('Cancel')}
            </button>
            <button
              className="rihla-wall__button rihla-wall__button--main"
              disabled={chosen.length === 0}
              onClick={() => void takeChosen()}
              type="button"
            >
              {tCount('Take the picture', 'Take {count} pictures', Math.max(1, chosen.length))}
            </button>
          </footer>
        )}
      </div>
    </Dialog>,
    document.body,
  );
}

function sayChosen(chosen: readonly WallPicture[], isMany: boolean, most: number): string {
  if (!isMany) return '';
  if (chosen.length === 0) return t('Choose one or several.');
  const limit = chosen.length >= most ? ` ${t('That is as many as fit.')}` : '';
  return t('Chosen: {count}.', { count: chosen.length }) + limit;
}
