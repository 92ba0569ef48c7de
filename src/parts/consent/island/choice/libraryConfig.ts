import type { CookieConsentConfig, Section, Translation } from 'vanilla-cookieconsent';
import type { ConsentCategory } from '../../rules/categories.ts';
import type { ConsentChoiceProps } from './consentChoiceProps.ts';

/** Days for which a choice is valid. */
const CONSENT_DAYS = 182;

/** Cookies set by each category of trackers. */
const COOKIES: Record<ConsentCategory, (string | RegExp)[]> = {
  analytics: [/^_ga/, '_gid', /^_gat/],
  advertising: ['_fbp', '_fbc', /^_gcl_/],
};

/**
 * Configuration of the consent library: it stores the choice, clears withdrawn cookies, and shows the preferences; the question itself is
 * the banner's.
 * @param granted granted categories, switched on in the preferences
 * @param hostname of the page; trackers may have set cookies for its parent domains
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
    // Without bot detection: a press on a button is a visitor's.
    hideFromBots: false,
    cookie: { name: 'cc_cookie', expiresAfterDays: CONSENT_DAYS, sameSite: 'Lax' },
    categories: { necessary: { enabled: true, readOnly: true }, ...Object.fromEntries(optional) },
    language: {
      default: language,
      translations: {
        // Without texts for its own banner the library renders none.
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

/** The cookies with each domain they may have been set for: this host, as the library does, and its parent domains. */
function listCookies(
  names: readonly (string | RegExp)[],
  hostname: string,
): { name: string | RegExp; domain?: string }[] {
  const labels = hostname.split('.');
  const parents = labels.slice(1, -1).map((_, index) => labels.slice(index + 1).join('.'));
  return names.flatMap((name) => [{ name }, ...parents.map((domain) => ({ name, domain }))]);
}
