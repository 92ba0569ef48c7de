import { raiseAround } from './raiseAround.ts';

/** Something that stays in view past its column. */
export interface Hold {
  /** Puts it at a distance from its edge of the window; undefined lets it go. */
  place(edge: 'top' | 'bottom', position: number | undefined): void;
  release(): void;
}

/**
 * Holds an element in the window by a fixed place, with a box of its size where it was: for browsers without scroll timelines (`slideFree`). What
 * it holds is not copied, so that ids, focus and what is playing stay as they are.
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
