import type { CookieConsentConfig, Section, Translation } from 'vanilla-cookieconsent';
import type { ConsentCategory } from '../../rules/categories.ts';
import type { ConsentChoiceProps } from './consentChoiceProps.ts';

/** How long a choice lasts, in days. */
const CONSENT_DAYS = 182;

/** The cookies that each kind of tracker leaves behind. */
const COOKIES: Record<ConsentCategory, (string | RegExp)[]> = {
  analytics: [/^_ga/, '_gid', /^_gat/],
  advertising: ['_fbp', '_fbc', /^_gcl_/],
};

/**
 * The consent library's configuration: it keeps the choice, clears what was withdrawn, and shows the preferences; asking
 * is left to the banner.
 * @param granted what is granted now, and therefore switched on in the preferences
 * @param hostname of the page, whose parent domains trackers may have used for their cookies
 */
export function libraryConfig(
  { language, offered, revision, words }: ConsentChoiceProps,
  granted: readonly ConsentCategory[],
  hostname: string,
): CookieConsentConfig {
  const sections: Section[] = [
    { description: words.intro },
    { title: words.necessary.title, description: words.necessary.text, linkedCategory: 'necessary' },
    ...offered.map((category) => ({
      title: words[category].title,
      description: words[category].text,
      linkedCategory: category,
    })),
  ];
  const optional = offered.map((category) => [
    category,
    { enabled: granted.includes(category), autoClear: { cookies: listCookies(COOKIES[category], hostname) } },
  ]);
  return {
    mode: 'opt-in',
    revision,
    autoShow: false,
    manageScriptTags: false,
    // Whoever presses a button is treated as a visitor.
    hideFromBots: false,
    cookie: { name: 'cc_cookie', expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    categories: { necessary: { enabled: true, readOnly: true }, ...Object.fromEntries(optional) },
    language: {
      default: language,
      translations: {
        // Without words for its own banner the library makes none.
        [language]: {
          preferencesModal: {
            title: words.title,
            acceptAllBtn: words.accept,
            acceptNecessaryBtn: words.reject,
            savePreferencesBtn: words.save,
            closeIconLabel: words.close,
            sections,
          },
        } as Translation,
      },
    },
  };
}

/** The cookies by each domain they may have been stored for: this host, as the library does, and those above it. */
function listCookies(
  names: readonly (string | RegExp)[],
  hostname: string,
): { name: string | RegExp; domain?: string }[] {
  const labels = hostname.split('.');
  const parents = labels.slice(1, -1).map((_, index) => labels.slice(index + 1).join('.'));
  return names.flatMap((name) => [{ name }, ...parents.map((domain) => ({ name, domain }))]);
}
