import { t } from '../../../shared/studioWords/t.ts';

/** Order matters: most browsers also name those they are compatible with. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/**
 * Describes a browser by name and system.
 * @param userAgent the `User-Agent` header, which anybody may forge
 */
export function describeBrowser(userAgent: string | null): string {
  if (!userAgent) return t('Unknown browser');
  const browser = BROWSERS.find(([mark]) => userAgent.includes(`${mark}/`))?.[1];
  const system = SYSTEMS.find(([mark]) => mark.test(userAgent))?.[1];
  if (!browser) return userAgent.slice(0, 60);
  return system ? t('{browser} on {system}', { browser, system }) : browser;
}
