import { type FrameProviderName, isFrameProvider } from '../../shared/frames/providers.ts';

/** localStorage key of the services that a visitor always allows: a list of names. */
export const ALLOWED_KEY = 'rihla:frames';

/** Event on `document` after a change of that list in this tab. */
export const ALLOWED_EVENT = 'rihla:frames';

/** Services with permanent consent; none without storage. Never throws. */
export function readAllowed(): FrameProviderName[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(ALLOWED_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isFrameProvider) : [];
  } catch {
    // Storage is blocked, or its value is damaged.
    return [];
  }
}

/** Stores or revokes the consent for a service, and notifies the other frames of the page. */
export function setAllowed(provider: FrameProviderName, isAllowed: boolean): void {
  const others = readAllowed().filter((name) => name !== provider);
  write(isAllowed ? [...others, provider] : others);
}

/** Revokes the consent for all services. */
export function forgetAllowed(): void {
  write([]);
}

function write(names: readonly FrameProviderName[]): void {
  try {
    if (names.length > 0) localStorage.setItem(ALLOWED_KEY, JSON.stringify(names));
    else localStorage.removeItem(ALLOWED_KEY);
  } catch {
    // Without storage, visitors are asked again each time.
    return;
  }
  document.dispatchEvent(new CustomEvent(ALLOWED_EVENT));
}
