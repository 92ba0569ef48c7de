import type { PayloadRequest } from 'payload';
import type { Letterhead } from '../../../letters/letterhead.ts';
import { contentLocale, DEFAULT_LOCALE, type LocaleCode, readLocale } from '../../../shared/locales.ts';
import { DEFAULT_THEME } from '../../../shared/theme.ts';
import { readOwnTypefaces } from '../../../styles/fonts/own/ownFamily.ts';
import type { MailSetting, Site } from '../../payload-types.ts';
import { publicUrlOf } from '../../publicUrl.ts';
import { readHeaderLogo } from './headerLogo.ts';
import { readLetterTexts } from './LetterTexts.ts';
import { lettersOf, translateSettingsOf } from './letterFacts.ts';

/**
 * Data that all letters of this site share: its name, colours, address and reply promise.
 * @param wanted the reader's language; absent: that of the request
 */
export async function readLetterhead(req: PayloadRequest, wanted?: LocaleCode): Promise<Letterhead> {
  const { payload } = req;
  const locale = readLocale(wanted ?? req.locale);
  const options = { depth: 0, locale: contentLocale(locale), req } as const;
  const [site, theme, settings, texts] = await Promise.all([
    readSite(req, locale),
    payload.findGlobal({ slug: 'theme', ...options }),
    readOwnWords(req, locale),
    readLetterTexts(req),
  ]);
  const { country, locality, postalCode, street } = site.address ?? {};
  const town = [postalCode, locality].filter(Boolean).join(' ');
  return {
    locale,
    letters: lettersOf(payload),
    texts: texts[locale],
    name: site.name,
    url: publicUrlOf(payload),
    colours: { ...DEFAULT_THEME.colours, ...present(theme.colours) },
    buttons: {
      shape: theme.style?.buttons ?? DEFAULT_THEME.style.buttons,
      fill: theme.style?.fill ?? DEFAULT_THEME.style.fill,
      radius: theme.shape?.radius ?? DEFAULT_THEME.shape.radius,
    },
    logo: await readHeaderLogo(req, theme.style),
    typefaces: theme.type?.typefaces ?? undefined,
    own: readOwnTypefaces(theme.ownTypefaces),
    // The country has a default.
    postal: street || locality ? [street, town, countryName(country, locale)].filter(isText) : [],
    email: site.email || undefined,
    telephone: site.telephone || undefined,
    replyPromise: settings.replyPromise || undefined,
    signature: settings.signature || undefined,
  };
}

/** The settings of the site, with its name in the language of the letter where it is translated. */
async function readSite(req: PayloadRequest, locale: LocaleCode): Promise<Site> {
  const { payload } = req;
  const site = await payload.findGlobal({ slug: 'site', depth: 0, locale: contentLocale(locale), req });
  if (locale === DEFAULT_LOCALE) return site;
  return (await translateSettingsOf(payload)?.(payload, 'site', { ...site, id: 1 }, locale, req)) ?? site;
}

/** The operator's own sentences, in the language of the letter; where they are not translated, a letter has the promise of the catalogue, and no signature. */
async function readOwnWords(
  req: PayloadRequest,
  locale: LocaleCode,
): Promise<Partial<Pick<MailSetting, 'replyPromise' | 'signature'>>> {
  const { payload } = req;
  const settings = { ...(await payload.findGlobal({ slug: 'mail-settings', depth: 0, req })), id: 1 };
  if (locale === DEFAULT_LOCALE) return settings;
  const spoken = await translateSettingsOf(payload)?.(payload, 'mail-settings', settings, locale, req);
  return spoken && spoken !== settings ? spoken : {};
}

/** The values of an object that are set. */
type Present<T> = { [Name in keyof T]?: NonNullable<T[Name]> };

function present<T extends object>(values: T | undefined): Present<T> {
  // `Object.fromEntries` loses the key types.
  return Object.fromEntries(Object.entries(values ?? {}).filter(([, value]) => value)) as Present<T>;
}

function isText(value: string | null | undefined): value is string {
  return Boolean(value?.trim());
}

function countryName(code: string | null | undefined, locale: LocaleCode): string | undefined {
  if (!code) return undefined;
  return /^[A-Z]{2}$/i.test(code) ? new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase()) : code;
}
