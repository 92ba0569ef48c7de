import { type FrameProviderName, isFrameProvider } from '../../shared/frames/providers.ts';

/** Where the services that a visitor always allows are kept, in the storage of this site: a list of their names. */
export const ALLOWED_KEY = 'rihla:frames';

/** Fired on `document` when that list has changed here. */
export const ALLOWED_EVENT = 'rihla:frames';

/** The services whose content the visitor always allows; none where the browser keeps nothing. Never throws. */
export function readAllowed(): FrameProviderName[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(ALLOWED_KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isFrameProvider) : [];
  } catch {
    // Storage is withheld, or other software has written what is no list.
    return [];
  }
}

/** Keeps or forgets that a service is always allowed, and tells the other frames of the page. */
export function setAllowed(provider: FrameProviderName, isAllowed: boolean): void {
  const others = readAllowed().filter((name) => name !== provider);
  write(isAllowed ? [...others, provider] : others);
}

/** Forgets all of them. */
export function forgetAllowed(): void {
  write([]);
}

function write(names: readonly FrameProviderName[]): void {
  try {
    if (names.length > 0) localStorage.setItem(ALLOWED_KEY, JSON.stringify(names));
    else localStorage.removeItem(ALLOWED_KEY);
  } catch {
    // Where nothing can be kept, visitors are asked again each time.
    return;
  }
  document.dispatchEvent(new CustomEvent(ALLOWED_EVENT));
}
