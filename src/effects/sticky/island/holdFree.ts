import { raiseAround } from './raiseAround.ts';

/** A sticky element that continues past its column. */
export interface Hold {
  /** Positions it at a distance from its edge of the window; undefined releases it. */
  place(edge: 'top' | 'bottom', position: number | undefined): void;
  release(): void;
}

/**
 * Holds an element by `position: fixed`, with a placeholder of its size: for browsers without scroll timelines (`slideFree`). The element is not
 * cloned, so that ids, focus and playback are kept.
 */
export function holdFree(element: HTMLElement): Hold {
  const room = document.createElement('div');
  room.ariaHidden = 'true';
  let isHeld = false;

  const release = (): void => {
    if (!isHeld) return;
    isHeld = false;
    room.remove();
    for (const property of ['position', 'inset', 'inline-size', 'margin']) element.style.removeProperty(property);
    raiseAround(element, false);
  };
  const hold = (): void => {
    isHeld = true;
    const { margin } = getComputedStyle(element);
    Object.assign(room.style, { blockSize: `${element.offsetHeight}px`, margin, flex: 'none' });
    const { left, width } = element.getBoundingClientRect();
    element.before(room);
    Object.assign(element.style, {
      position: 'fixed',
      inset: `auto auto auto ${left}px`,
      inlineSize: `${width}px`,
      margin: '0',
    });
    raiseAround(element, true);
  };
  return {
    place(edge, position) {
      if (position === undefined) return release();
      if (!isHeld) hold();
      const lift = edge === 'bottom' ? ' + var(--consent-size, 0px) + var(--bar-size, 0px)' : '';
      element.style.setProperty(edge, `calc(${position}px${lift})`);
    },
    release,
  };
}
