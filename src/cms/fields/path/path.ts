import type { TextField, TextFieldSingleValidation } from 'payload';
import { t } from '../../../shared/studioWords/t.ts';
import { canonicalPath } from '../../../shared/urls.ts';
import { documentsOf, taxonomiesOf } from '../../documentFacts.ts';
import { completePath } from './completePath.ts';
import { findPathOwner } from './findPathOwner.ts';

/** Reserved first segments, which the engine answers itself: a document at one of them would never be shown. */
export const RESERVED_SEGMENTS: ReadonlySet<string> = new Set([
  'admin',
  'api',
  '_next',
  'assets',
  'media',
  'preview',
  'claim',
  'search',
  'feed',
  'shop',
  'account',
  'wp-json',
  'wp-admin',
  'healthz',
  'readyz',
  'sitemap.xml',
  'robots.txt',
  'favicon.svg',
  'favicon.ico',
]);

/** Pagination suffix of a list. */
const PAGE_NUMBER = /\/page\/\d+\/$/;

/** Maximum length; longer ones do not fit into a file name of the page cache once they are encoded. */
const MAX_LENGTH = 240;

/** The document's path. Left empty, it is derived from the title. */
export function pathField(prefix = '/'): TextField {
  return {
    name: 'path',
    type: 'text',
    label: 'Address',
    required: true,
    unique: true,
    index: true,
    hooks: {
      beforeValidate: [completePath(prefix)],
      // A copy gets a path of its own, derived from its title.
      beforeDuplicate: [() => ''],
    },
    validate: validatePath,
    admin: {
      components: { Cell: '/src/cms/studio/PathCell.tsx#PathCell' },
      position: 'sidebar',
      description:
        'Such as /about/. Leave it empty to make it from the title. When it changes, the old address leads here.',
    },
  };
}

/** Finds what is wrong with the writing of a path; undefined when nothing is. */
export function findPathFault(value: string | null | undefined): string | undefined {
  if (!value) return t('Give this document an address.');
  if (/[?#%<>"\s\p{Cf}]/u.test(value))
    return t('An address has letters, digits and dashes; leave out spaces, quotes and ? # % < >.');
  if (canonicalPath(value) !== value) return t('Write a path such as /about/: it begins and ends with a slash.');
  if (value.length > MAX_LENGTH)
    return t('This address has {length} characters; the limit is {most}. Shorten it.', {
      length: value.length,
      most: MAX_LENGTH,
    });
  return PAGE_NUMBER.test(value)
    ? t('{path} is a list that the site makes itself. Choose another address.', { path: value })
    : undefined;
}

const validatePath: TextFieldSingleValidation = async (value, { id, collectionSlug, req }) => {
  const fault = findPathFault(value);
  if (fault || !value) return fault ?? true;
  const first = value.split('/')[1] ?? '';
  const isOfTerms = taxonomiesOf(req.payload.config).some(({ basePath }) => value.startsWith(basePath));
  if (RESERVED_SEGMENTS.has(first) || isOfTerms)
    return t('{path} is used by the site itself. Choose another address.', { path: `/${first}/` });
  const isArchive = documentsOf(req.payload.config).some(({ archive }) => archive === value);
  if (isArchive) return t('{path} is a list that the site makes itself. Choose another address.', { path: value });
  const owner = await findPathOwner(value, req, { collection: collectionSlug, id });
  return owner ? t('“{title}” has this address already. Choose another.', { title: owner }) : true;
};
