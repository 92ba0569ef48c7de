import type { PreviewWindow } from '../../../shared/preview/windows.ts';

/** How the frame stands in its pane. */
export interface FrameFit {
  /** Of the frame's own window, in its CSS px. */
  width: number;
  height: number;
  /** By how much it is drawn smaller, at most 1. */
  scale: number;
}

/**
 * The frame of a device in a pane: as wide as the device, drawn smaller where the pane is narrower, and as high as the pane shows, so that
 * the page scrolls inside a window as a visitor's and what is measured by the window's height stays true.
 * @param pane in CSS px of the studio
 */
export function fitFrame(device: PreviewWindow, pane: { width: number; height: number }): FrameFit {
  const scale = pane.width > 0 ? Math.min(1, pane.width / device.width) : 1;
  const height = pane.height > 0 ? Math.min(device.maxHeight, Math.floor(pane.height / scale)) : device.height;
  return { width: device.width, height, scale };
}
