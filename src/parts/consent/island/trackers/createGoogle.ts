import { loadScript } from './loadScript.ts';

const HOST = 'https://www.googletagmanager.com';

export interface GoogleSettings {
  tagManagerId?: string | undefined;
  /** The Analytics 4 property that the site starts itself; absent when the tag manager does. */
  measurementId?: string | undefined;
}

/**
 * Returns a handler for analytics consent: tag manager and property start once, when it is first granted. The property's configuration sends the page
 * view. When withdrawn, Analytics sends nothing more.
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
    // Documented flag that stops Analytics on a page where it runs.
    if (measurementId) Object.assign(window, { [`ga-disable-${measurementId}`]: !isGranted });
    if (isGranted && !hasStarted) {
      hasStarted = true;
      start();
    }
  };
}
