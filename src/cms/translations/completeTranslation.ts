import {
  APIError,
  type CollectionBeforeValidateHook,
  type FieldHook,
  type Payload,
  type PayloadRequest,
  type TextFieldSingleValidation,
  type Where,
} from 'payload';
import { slugify } from '../../shared/slug.ts';
import { t } from '../../shared/studioWords/t.ts';
import { canonicalPath, encodePath } from '../../shared/urls.ts';
import { mayEdit, roleOf } from '../access/roles.ts';
import { lockName } from '../database/locks/lockName.ts';
import { documentsOf, TRANSLATIONS, taxonomiesOf } from '../documentFacts.ts';
import { findPathOwner } from '../fields/path/findPathOwner.ts';
import { findPathFault } from '../fields/path/path.ts';
import { findSource, type Source } from './findSource.ts';
import { isTranslationLocale } from './languages.ts';
import { readSource } from './readSource.ts';
import { readTexts } from './readTexts.ts';
import { translationsOf } from './translatable.ts';

/** A cached page's file has the encoded path for its name. */
const MAX_ENCODED = 240;

type Stored = Partial<Record<'locale' | 'path' | 'publicPath' | 'title' | '_status', string | null>>;

type Data = Partial<Record<'of' | 'locale' | 'path' | 'title' | 'texts', unknown>>;

/**
 * Fixes document and language of a translation, one for each pair, and completes its address: below the language, in the folder of the document, and
 * made from the title when none was typed.
 * @throws APIError 400 for an unknown document or language, or a second translation into a language
 */
export const completeTranslation: CollectionBeforeValidateHook = async ({ data, operation, originalDoc, req }) => {
  if (!data) return data;
  const given: Data = data;
  const kept: Data = operation === 'update' ? { of: originalDoc.of, locale: originalDoc.locale } : given;
  const { locale, of } = kept;
  if (!isTranslationLocale(locale)) throw fault(t('Choose a language that the site offers.'));
  const source = await findSource(req, of, { draft: true });
  if (!source) {
    if (operation === 'update') return { ...data, ...kept };
    throw fault(t('Begin a translation on the page of its document.'));
  }
  if (operation === 'create') await refuseSecond(of, locale, req);
  const title = given.title ?? originalDoc?.title;
  if (!source.hasAddress) return withoutAddress({ ...data, ...kept, title }, source);
  const typed = given.path ?? originalDoc?.path;
  const isMade = typeof typed !== 'string' || !typed.trim() || followsTitle(typed, originalDoc, source);
  const wanted = isMade ? pathOfTitle(locale, title, source.document.path) : withLanguage(locale, typed);
  const path = isMade ? await freePath(wanted, req, originalDoc?.id) : wanted;
  return { ...data, ...kept, path, ...(given.texts !== undefined && { texts: readTexts(given.texts) }) };
};

/** Of a menu, a template or a term. A title that visitors never read is the name of the source. */
function withoutAddress<D extends Data>(data: D, { document, fields, name }: Source): D {
  const isLocalized = fields.some((field) => field.name === 'title' && 'localized' in field && field.localized);
  const isRead = isLocalized && Boolean(document.title?.trim());
  const texts = data.texts === undefined ? {} : { texts: readTexts(data.texts) };
  return { ...data, ...texts, path: null, ...(!isRead && !data.title && { title: name }) };
}

/** Until it is first published, an address that was made from the title follows the title. */
function followsTitle(typed: string, original: Stored | undefined, { document }: Source): boolean {
  if (!original?.locale || original.publicPath || original._status === 'published' || typed !== original.path)
    return false;
  const made = pathOfTitle(original.locale, original.title, document.path);
  return document.path !== '/' && typed.replace(/(-\d+)?\/$/, '/') === made;
}

function fault(message: string) {
  return new APIError(message, 400, undefined, true);
}

async function refuseSecond(of: unknown, locale: string, req: PayloadRequest): Promise<void> {
  await lockName(req, `translation:${of}:${locale}`);
  const where: Where = { and: [{ of: { equals: of } }, { locale: { equals: locale } }] };
  const { totalDocs } = await req.payload.count({ collection: TRANSLATIONS, where, req });
  if (totalDocs)
    throw fault(t('This document has a translation in this language already. Open it from the page of the document.'));
}

function withLanguage(locale: string, typed: string): string {
  const plain = typed.trim().replace(/\s+/g, '-');
  const path = canonicalPath(plain) ?? plain;
  return path.startsWith(`/${locale}/`) ? path : `/${locale}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Made from the title, in the folder of the document: `/tours/dunes/` has its French page in `/fr/tours/`. Without a title, it is that of the document. */
function pathOfTitle(locale: string, title: unknown, above: Source['document']['path']): string {
  if (above === '/') return `/${locale}/`;
  const [, folder = '/', own = ''] = /^(.*\/)([^/]*)\/$/.exec(above ?? '') ?? [];
  return `/${locale}${folder}${slugify(typeof title === 'string' ? title : '', own || 'untitled')}/`;
}

async function freePath(path: string, req: PayloadRequest, id: number | undefined): Promise<string> {
  let free = path;
  for (let count = 2; await findPathOwner(free, req, { collection: TRANSLATIONS, id }); count += 1)
    free = `${path.slice(0, -1)}-${count}/`;
  return free;
}

/** Validates the address of a translation. */
export const validateTranslatedPath: TextFieldSingleValidation = async (value, { data, id, req }) => {
  const named = readSource((data as Data).of);
  if (!value && named && translationsOf(req.payload.config, named.collection)?.hasAddress === false) return true;
  const wrong = findPathFault(value);
  if (wrong || !value) return wrong ?? true;
  if (encodePath(value).length > MAX_ENCODED)
    return t(
      'This address is too long: letters that are not Latin take six characters each, and there is room for {room}. Shorten it.',
      { room: MAX_ENCODED },
    );
  if (isOfSite(value, req.payload.config))
    return t('{path} is a page that the site makes itself. Choose another address.', { path: value });
  const owner = await findPathOwner(value, req, { collection: TRANSLATIONS, id });
  return owner ? t('“{title}” has this address already. Choose another.', { title: owner }) : true;
};

/** Whether the site answers a path itself in each language: search, feeds and lists. */
function isOfSite(whole: string, config: Payload['config']): boolean {
  const path = whole.replace(/^\/[^/]+/, '');
  if (/^\/search\/|\/feed\/$/.test(path)) return true;
  return (
    documentsOf(config).some(({ archive }) => archive === path) ||
    taxonomiesOf(config).some(({ basePath }) => path.startsWith(basePath))
  );
}

/** The author of a translation by an author or translator is its creator, whatever the request says; saves by others do not change that. */
export const authorsOwn: FieldHook = ({ operation, originalDoc, req, value }) => {
  const isOwn = roleOf(req) !== undefined && !mayEdit(req);
  if (operation === 'create') return isOwn ? req.user?.id : (value ?? req.user?.id);
  return isOwn ? originalDoc?.author : value;
};
