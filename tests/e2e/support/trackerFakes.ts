import type { BrowserContext } from '@playwright/test';

/** A request to a fake provider: host and parameters. */
export interface Sent {
  host: string;
  path: string;
  parameters: Record<string, string>;
}

/** Implements the documented commands of Google's tag: consent, config, event; sends measurements to `/g/collect`. */
function fakeGoogleTag(): void {
  type Command = [string, string, Record<string, string>?];
  const state = { consent: {} as Record<string, string>, id: '' };
  const send = (name: string, facts: Record<string, string> = {}): void => {
    const isOff = (window as unknown as Record<string, unknown>)[`ga-disable-${state.id}`];
    if (isOff || state.consent.analytics_storage !== 'granted') return;
    // biome-ignore lint/suspicious/noDocumentCookie: as the provider does
    document.cookie = '_ga=GA1.1.1.1; Path=/';
    const query = new URLSearchParams({ ...facts, tid: state.id, en: name });
    navigator.sendBeacon(`https://www.google-analytics.com/g/collect?${query}`);
  };
  const obey = ([command, first, second]: Command): void => {
    if (command === 'consent') Object.assign(state.consent, second);
    if (command === 'config') {
      state.id = first;
      send('page_view');
    }
    if (command === 'event') send(first, second);
  };
  const layer = (window.dataLayer ?? []) as unknown[];
  const isCommand = (entry: unknown): boolean => Object.prototype.toString.call(entry) === '[object Arguments]';
  for (const entry of layer) if (isCommand(entry)) obey([...(entry as Iterable<unknown>)] as Command);
  const push = layer.push.bind(layer);
  layer.push = (...entries: unknown[]) => {
    for (const entry of entries) if (isCommand(entry)) obey([...(entry as Iterable<unknown>)] as Command);
    return push(...entries);
  };
}

/** Implements the documented API of the pixel: takes over the queue, sends events to `/tr/`. */
function fakePixel(): void {
  const state = { id: '', isRevoked: false };
  const obey = (command: unknown, first: unknown): void => {
    if (command === 'init') state.id = String(first);
    if (command === 'consent') state.isRevoked = first === 'revoke';
    if (!/^track/.test(String(command)) || state.isRevoked) return;
    // biome-ignore lint/suspicious/noDocumentCookie: as the provider does
    document.cookie = '_fbp=fb.1.1.1; Path=/';
    new Image().src = `https://www.facebook.com/tr/?${new URLSearchParams({ id: state.id, ev: String(first) })}`;
  };
  const pixel = window.fbq;
  if (!pixel) return;
  pixel.callMethod = (...command: unknown[]) => obey(command[0], command[1]);
  for (const [command, first] of pixel.queue.splice(0)) obey(command, first);
}

const script = (body: string) => ({ contentType: 'text/javascript', body });

/** Mocks all providers in this browser, and records every request to other hosts than the site. */
export async function fakeTrackers(context: BrowserContext, origin: string): Promise<Sent[]> {
  const sent: Sent[] = [];
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      const url = new URL(route.request().url());
      sent.push({ host: url.host, path: url.pathname, parameters: Object.fromEntries(url.searchParams) });
      if (url.pathname === '/gtag/js') return route.fulfill(script(`(${fakeGoogleTag})()`));
      if (url.pathname === '/en_US/fbevents.js') return route.fulfill(script(`(${fakePixel})()`));
      if (url.pathname === '/gtm.js') return route.fulfill(script('window.gtmRuns = (window.gtmRuns ?? 0) + 1'));
      return route.fulfill({ status: 204 });
    },
  );
  return sent;
}
