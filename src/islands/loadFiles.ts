import { RETRY_DELAYS_MS } from './constants.ts';
import type { ImportModule, IslandModule } from './types.ts';

const preloaded = new Set<string>();
const stylesheets = new Map<string, Promise<unknown>>();

const readAddresses = (element: Element, name: string) => element.getAttribute(name)?.match(/\S+/g) ?? [];

function addLink(rel: string, href: string, fetchPriority = ''): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href, fetchPriority });
  document.head.append(link);
  return link;
}

/**
 * Preloads the modules of a marker in parallel, without running any.
 * @param priority `low` puts them behind the page's pictures
 */
export function prefetchModules(element: Element, priority?: 'low'): void {
  for (const url of [...readAddresses(element, 'deps'), ...readAddresses(element, 'src')]) {
    if (!preloaded.has(url)) addLink('modulepreload', url, priority);
    preloaded.add(url);
  }
}

/** Retries after each of the RETRY_DELAYS_MS; rejects with the last error. */
async function retry<T>(attempt: (count: number) => Promise<T>, count = 0): Promise<T> {
  try {
    return await attempt(count);
  } catch (error) {
    const delay = RETRY_DELAYS_MS[count];
    if (!delay) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return retry(attempt, count + 1);
  }
}

/** Adds a stylesheet and waits until it has loaded. One that is in the page, or loading, is not requested again. */
function loadStylesheet(url: string): Promise<unknown> {
  const known = stylesheets.get(url);
  if (known) return known;
  if (document.querySelector(`[rel=stylesheet][href="${url}"]`)) return Promise.resolve();
  const loading = new Promise((resolve, reject) => {
    const link = addLink('stylesheet', url);
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      stylesheets.delete(url);
      reject(new Error(url));
    };
  });
  stylesheets.set(url, loading);
  return loading;
}

/**
 * Loads a marker's files: its `deps` executed one after another, then its `css`, then the module at `src`. A file that fails is tried three times
 * in all; then the promise rejects.
 * @param isAwaited whether a visitor waits for what the island does
 */
export async function loadFiles(
  element: Element,
  importModule: ImportModule,
  isAwaited: boolean,
): Promise<IslandModule> {
  // Browsers cache a module's failure: a retry needs another URL.
  const importRetried = (url: string) => retry((count) => importModule(count ? `${url}?retry=${count}` : url));

  prefetchModules(element, isAwaited ? undefined : 'low');
  for (const url of readAddresses(element, 'deps')) await importRetried(url);
  await Promise.all(readAddresses(element, 'css').map((url) => retry(() => loadStylesheet(url))));
  return importRetried(element.getAttribute('src') ?? '');
}
