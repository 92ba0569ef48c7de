import type { PreviewWindow } from '../../../shared/preview/windows.ts';

/** Size and scale of the iframe in its pane. */
export interface FrameFit {
  /** Viewport size of the iframe, in its CSS px. */
  width: number;
  height: number;
  /** Scale factor; at most 1, unless it was chosen. */
  scale: number;
}

/**
 * Fits a device's iframe into a pane: as wide as the device, scaled down where the pane is narrower, and as high as
 * the pane, so that the page scrolls in a viewport like a visitor's and viewport-height units stay true.
 * @param pane in CSS px of the studio
 * @param zoom scale that was chosen; undefined to fit
 */
export function fitFrame(device: PreviewWindow, pane: { width: number; height: number }, zoom?: number): FrameFit {
  const scale = zoom ?? (pane.width > 0 ? Math.min(1, pane.width / device.width) : 1);
  const height = pane.height > 0 ? Math.min(device.maxHeight, Math.floor(pane.height / scale)) : device.height;
  return { width: device.width, height, scale };
}
