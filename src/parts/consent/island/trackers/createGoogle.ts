import { loadScript } from './loadScript.ts';

const HOST = 'https://www.googletagmanager.com';

export interface GoogleSettings {
  tagManagerId?: string | undefined;
  /** The Analytics 4 property that the site starts itself; absent when a tag does. */
  measurementId?: string | undefined;
}

/**
 * Makes what follows the consent for statistics: the tag manager and the property start once, when it is first given. The
 * property's configuration sends the page view. Withdrawn, Analytics sends nothing more.
 */
export function createGoogle({ measurementId, tagManagerId }: GoogleSettings): (isGranted: boolean) => void {
  let hasStarted = false;

  function start(): void {
    if (tagManagerId) {
      window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
      loadScript(`${HOST}/gtm.js?id=${encodeURIComponent(tagManagerId)}`);
    }
    if (measurementId) {
      window.gtag?.('js', new Date());
      window.gtag?.('config', measurementId);
      loadScript(`${HOST}/gtag/js?id=${encodeURIComponent(measurementId)}`);
    }
  }

  return (isGranted) => {
    // The documented switch by which Analytics stops in a page where it runs.
    if (measurementId) Object.assign(window, { [`ga-disable-${measurementId}`]: !isGranted });
    if (isGranted && !hasStarted) {
      hasStarted = true;
      start();
    }
  };
}
