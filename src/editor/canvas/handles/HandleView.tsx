import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';
import { addStyle } from '../typing/typingStyle.ts';
import type { Handle } from './listHandles.ts';
import { nearestStep, type Step, stepByKey } from './steps.ts';

interface HandleViewProps {
  handle: Handle;
  /** Of the block. */
  name: string;
  page: Document;
  scale: number;
  /** Called when a drag begins and ends. */
  onPull: (isPulled: boolean) => void;
  /** Stores a step. */
  onStep: (step: Step) => void;
  /** Back to how the block is designed, or to the wider device's value. */
  onReset: () => void;
}

/** A drag that has begun. */
interface Pull {
  pointerId: number;
  /** Position of the pointer when it began, along the axis. */
  from: number;
  /** Ends what the page shows of it. */
  stop: () => void;
}

/**
 * A handle that is dragged, or moved by the arrow keys: Home and End for the ends, Delete for the value as designed, Esc ends a drag.
 * The page shows each step before it is stored. Renders a `role="slider"`.
 */
export function HandleView({ handle, name, onPull, onReset, onStep, page, scale }: HandleViewProps) {
  const { axis, isReversed, label, pull, size, steps, value, x, y } = handle;
  const current = useRef<Pull>(undefined);
  const [pulledTo, setPulledTo] = useState<Step>();
  useEffect(() => () => current.current?.stop(), []);
  const shown = pulledTo ?? steps.find((step) => step.value === value);
  const words = shown ? `${shown.label} (${pixels(shown.size)})` : `${t('As designed')} (${pixels(size)})`;
  const moved = pulledTo ? (pulledTo.size - size) / pull : 0;

  const begin = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    current.current = { pointerId: event.pointerId, from: along(event), stop: () => undefined };
    onPull(true);
  };
  const follow = (event: PointerEvent) => {
    const { current: pulled } = current;
    if (event.pointerId !== pulled?.pointerId) return;
    const step = nearestStep(steps, size + ((along(event) - pulled.from) / scale) * pull);
    if (step.value === (pulledTo ?? nearestStep(steps, size)).value) return;
    pulled.stop();
    pulled.stop = addStyle(page, handle.preview(step));
    setPulledTo(step);
  };
  const end = (isKept: boolean) => {
    if (!current.current) return;
    current.current.stop();
    current.current = undefined;
    onPull(false);
    setPulledTo(undefined);
    if (isKept && pulledTo) onStep(pulledTo);
  };
  const along = ({ clientX, clientY }: PointerEvent) => (axis === 'row' ? clientX : clientY);
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = stepByKey(steps, shown?.size ?? size, event.key, isReversed);
    if (event.key === 'Escape' && current.current) end(false);
    else if (event.key === 'Delete' || event.key === 'Backspace') onReset();
    else if (step) onStep(step);
    else return;
    // The editor's own keys would delete or leave the block.
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      aria-label={t('{label} of {name}', { label, name })}
      aria-orientation={axis === 'row' ? 'horizontal' : 'vertical'}
      aria-valuemax={steps.length - 1}
      aria-valuemin={0}
      aria-valuenow={steps.indexOf(shown ?? nearestStep(steps, size))}
      aria-valuetext={words}
      className="rihla-canvas__handle"
      data-axis={axis}
      data-pulled={pulledTo ? '' : undefined}
      onKeyDown={handleKey}
      onLostPointerCapture={() => end(false)}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={() => end(true)}
      role="slider"
      style={{
        left: (x + (axis === 'row' ? moved : 0)) * scale,
        top: (y + (axis === 'row' ? 0 : moved)) * scale,
      }}
      tabIndex={0}
    >
      <span className="rihla-canvas__readout">{t('{label}: {words}', { label, words })}</span>
    </div>
  );
}

function pixels(size: number): string {
  return `${Math.round(size)} px`;
}
