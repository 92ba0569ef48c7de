import { type Box, scaleBox } from '../geometry/box.ts';

/** Drop indicator above the page: shows where a drag would land. */
export interface DropMark {
  /** @param mark in the page's viewport */
  show(words: string, mark: Box, isRefused: boolean): void;
  hide(): void;
}

/**
 * Draws the drop indicator of a drag in the canvas's layer: a line or a frame, with a one-line label in its middle.
 * Drawn without React, since it follows the pointer.
 */
export function createDropMark(layer: HTMLElement, scale: number): DropMark {
  const line = layer.ownerDocument.createElement('div');
  const words = line.appendChild(layer.ownerDocument.createElement('span'));
  line.className = 'rihla-canvas__drop';
  line.ariaHidden = 'true';
  return {
    show(text, mark, isRefused) {
      const { height, width, x, y } = scaleBox(mark, scale);
      // Kept in view: the line of an edge is on the edge of the frame.
      const within = (at: number, size: number) => Math.max(2, Math.min(at, size - 2));
      Object.assign(line.style, {
        left: `${within(x, layer.clientWidth)}px`,
        top: `${within(y, layer.clientHeight)}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      line.toggleAttribute('data-refused', isRefused);
      line.toggleAttribute('data-low', y < LABEL_PX);
      const middle = (x + width / 2) / layer.clientWidth;
      line.dataset.side = middle < 1 / 3 ? 'left' : middle > 2 / 3 ? 'right' : 'middle';
      line.dataset.shape = width === 0 ? 'row' : height === 0 ? 'column' : 'frame';
      if (words.textContent !== text) words.textContent = text;
      if (!line.isConnected) layer.append(line);
    },
    hide: () => line.remove(),
  };
}

/** Height of the label above the line, in CSS px; nearer to the top of the canvas it is below the line. */
const LABEL_PX = 30;
