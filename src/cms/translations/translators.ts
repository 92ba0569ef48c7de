import type { Access, CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload';
import { authoredAccess, authorsSaveDrafts } from '../access/documents.ts';
import { mayWrite, roleOf } from '../access/roles.ts';
import { isTranslationLocale, offeredLanguages, type TranslationLocale } from './languages.ts';

type Sender = Pick<PayloadRequest, 'user'>;

/** Languages of a translator's account; undefined for all other senders. */
export function ownLanguages(req: Sender): TranslationLocale[] | undefined {
  if (roleOf(req) !== 'translator') return undefined;
  const { languages } = req.user as { languages?: unknown };
  return Array.isArray(languages) ? languages.filter(isTranslationLocale) : [];
}

/**
 * Whether the sender translates: those who write into every language, translators into those of their account.
 * @param locale a language; without it whether into any
 */
export function mayTranslate(req: Sender, locale?: string): boolean {
  const own = ownLanguages(req);
  if (!own) return mayWrite(req);
  return locale === undefined ? own.length > 0 : own.some((each) => each === locale);
}

/**
 * The languages that a site offers and the sender translates into.
 * @param stored settings of the languages
 */
export function languagesFor(req: Sender, stored: unknown): TranslationLocale[] {
  return offeredLanguages(stored).filter((locale) => mayTranslate(req, locale));
}

/** Query condition: translations into the languages of a translator. */
function inOwn(own: readonly TranslationLocale[], field = 'locale'): Where | false {
  return own.length > 0 && { [field]: { in: [...own] } };
}

/** Access of translations: translators read, change and publish those into their languages, others as documents with an author. */
export const translationAccess = {
  ...authoredAccess,
  /** A translation begins on a document: without one (the general permissions of an account) no list offers an empty one. */
  create: (args) => {
    const { data, req } = args;
    if (!data?.of) return false;
    return ownLanguages(req) ? mayTranslate(req, String(data.locale)) : (authoredAccess?.create?.(args) ?? false);
  },
  read: (args) => {
    const own = ownLanguages(args.req);
    return own ? inOwn(own) : (authoredAccess?.read?.(args) ?? false);
  },
  readVersions: (args) => {
    const own = ownLanguages(args.req);
    return own ? inOwn(own, 'version.locale') : (authoredAccess?.readVersions?.(args) ?? false);
  },
  update: (args) => {
    const own = ownLanguages(args.req);
    return own ? inOwn(own) : (authoredAccess?.update?.(args) ?? false);
  },
} satisfies Record<string, Access | undefined>;

/** Authors save drafts; translators publish what they translate, which access has limited to their languages. */
export const translatorsPublish: CollectionBeforeOperationHook = (asked) =>
  ownLanguages(asked.req) ? asked.args : authorsSaveDrafts(asked);
