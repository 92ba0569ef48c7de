import { loadScript } from './loadScript.ts';

/** The pixel's function, as Meta documents it: a queue until its script has loaded. */
export interface Pixel {
  (...command: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...command: unknown[]) => void;
  push: Pixel;
  loaded: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/**
 * Returns a handler for advertising consent: the pixel starts and counts the page once, when it is first granted, and is notified when it is
 * withdrawn.
 */
export function createPixel(pixelId: string): (isGranted: boolean) => void {
  return (isGranted) => {
    if (window.fbq) {
      window.fbq('consent', isGranted ? 'grant' : 'revoke');
    } else if (isGranted) {
      const pixel = createQueue();
      window.fbq = pixel;
      window._fbq = pixel;
      pixel('init', pixelId);
      pixel('track', 'PageView');
      loadScript('https://connect.facebook.net/en_US/fbevents.js');
    }
  };
}

function createQueue(): Pixel {
  const pixel = ((...command: unknown[]) => {
    if (pixel.callMethod) pixel.callMethod(...command);
    else pixel.queue.push(command);
  }) as Pixel;
  return Object.assign(pixel, { queue: [], push: pixel, loaded: true, version: '2.0' });
}
