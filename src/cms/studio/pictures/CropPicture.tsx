import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import type { WallPicture } from '../../media/wall/wallTypes.ts';
import { CROP_SHAPES, type CropShape, cropBox, moveCrop } from './cropBox.ts';
import { cutFile } from './cutFile.ts';

interface CropPictureProps {
  picture: WallPicture;
  onBack: () => void;
  /** Called with the part that was cut out, as a file of its own. */
  onCut: (file: File) => void;
}

/** Cuts a part out of a picture, as a new picture; the old one stays as it is wherever it is used. */
export function CropPicture({ onBack, onCut, picture }: CropPictureProps) {
  const [shape, setShape] = useState<CropShape>('3:2');
  const [share, setShare] = useState(100);
  const [centre, setCentre] = useState({ x: picture.focalX / 100, y: picture.focalY / 100 });
  const [said, setSaid] = useState<string>();
  const stage = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ x: number; y: number }>(undefined);
  const ids = { shape: useId(), share: useId() };
  const box = cropBox(picture, { shape, share: share / 100, centre });

  const move = (across: number, down: number) => setCentre(moveCrop(box, across, down));
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    move(...step);
  };
  const handleMove = ({ clientX, clientY }: PointerEvent) => {
    const area = stage.current?.getBoundingClientRect();
    const before = dragged.current;
    if (!area || !before) return;
    dragged.current = { x: clientX, y: clientY };
    move((clientX - before.x) / area.width, (clientY - before.y) / area.height);
  };
  const cut = async () => {
    setSaid(t('Cutting …'));
    try {
      onCut(await cutFile(picture, box));
    } catch {
      setSaid(t('This browser cannot cut the picture. Try another one.'));
    }
  };

  return (
    <section aria-label={t('Crop a copy')} className="rihla-crop">
      <div className="rihla-crop__stage" ref={stage}>
        <img alt={picture.alt} draggable={false} src={picture.url} />
        <button
          aria-label={t('Part that is kept. Arrow keys move it.')}
          className="rihla-crop__box"
          onKeyDown={handleKeyDown}
          onPointerDown={(event) => {
            dragged.current = { x: event.clientX, y: event.clientY };
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={handleMove}
          onPointerUp={() => {
            dragged.current = undefined;
          }}
          style={{
            left: `${box.left * 100}%`,
            top: `${box.top * 100}%`,
            width: `${box.width * 100}%`,
            height: `${box.height * 100}%`,
          }}
          type="button"
        />
      </div>
      <div className="rihla-crop__tools">
        <p>
          <label htmlFor={ids.shape}>{t('Proportion')}</label>
          <select id={ids.shape} onChange={({ target }) => setShape(target.value as CropShape)} value={shape}>
            {Object.keys(CROP_SHAPES).map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </p>
        <p>
          <label htmlFor={ids.share}>{t('Size, % of what fits')}</label>
          <input
            id={ids.share}
            max={100}
            min={10}
            onChange={({ target }) => setShare(Number(target.value))}
            type="range"
            value={share}
          />
        </p>
        <p className="rihla-wall__quiet">
          {t('{width} × {height} px', {
            width: Math.round(box.width * picture.width),
            height: Math.round(box.height * picture.height),
          })}
        </p>
        <span role="status">{said}</span>
        <button className="rihla-wall__button" onClick={onBack} type="button">
          {t('Back')}
        </button>
        <button className="rihla-wall__button rihla-wall__button--main" onClick={() => void cut()} type="button">
          {t('Make the copy')}
        </button>
      </div>
    </section>
  );
}

const STEPS: Partial<Record<string, [across: number, down: number]>> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
};
