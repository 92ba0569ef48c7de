import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { t } from '../../../shared/studioWords/t.ts';

interface Point {
  x: number;
  y: number;
}

interface FocalPointProps extends Point {
  src: string;
  alt: string;
  /** Absent: read-only. */
  onChange?: ((point: Point) => void) | undefined;
}

const STEPS: Partial<Record<string, Point>> = {
  ArrowLeft: { x: -2, y: 0 },
  ArrowRight: { x: 2, y: 0 },
  ArrowUp: { x: 0, y: -2 },
  ArrowDown: { x: 0, y: 2 },
};

/** A picture with the point that stays in view where it is cropped: by a press on the picture, or by arrow keys. */
export function FocalPoint({ alt, onChange, src, x, y }: FocalPointProps) {
  const picture = useRef<HTMLImageElement>(null);
  const take = ({ clientX, clientY }: PointerEvent) => {
    const box = picture.current?.getBoundingClientRect();
    if (!box || !onChange) return;
    onChange({ x: percent((clientX - box.left) / box.width), y: percent((clientY - box.top) / box.height) });
  };
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step || !onChange) return;
    event.preventDefault();
    onChange({ x: percent((x + step.x) / 100), y: percent((y + step.y) / 100) });
  };
  return (
    <div className="rihla-focus">
      <img alt={alt} draggable={false} onPointerDown={take} ref={picture} src={src} />
      {onChange && (
        <button
          aria-label={t('Focal point, {x} % across and {y} % down. Arrow keys move it.', { x, y })}
          className="rihla-focus__point"
          onKeyDown={move}
          style={{ left: `${x}%`, top: `${y}%` }}
          type="button"
        />
      )}
    </div>
  );
}

function percent(share: number): number {
  return Math.min(Math.max(Math.round(share * 100), 0), 100);
}
