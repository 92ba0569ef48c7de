import type { IncomingHttpHeaders } from 'node:http';
import { extractHeaderLanguage } from '@payloadcms/translations';
import { STUDIO_LANGUAGES, type StudioLanguage } from '../../../shared/studioWords/t.ts';

/** Payload's cookie for the language that an account chose. */
const LANGUAGE_COOKIE = /(?:^|;\s*)payload-lng=([a-z]+)/;

/** The studio's language for a request, by Payload's own rule (`getRequestLanguage`): the cookie, the browser's preference, English. */
export function requestLanguage({ cookie = '', 'accept-language': preferred }: IncomingHttpHeaders): StudioLanguage {
  const offered = (code: string | undefined) => STUDIO_LANGUAGES.find((language) => language === code);
  return (
    offered(LANGUAGE_COOKIE.exec(cookie)?.[1]) ??
    offered(preferred ? extractHeaderLanguage(preferred) : undefined) ??
    'en'
  );
}
