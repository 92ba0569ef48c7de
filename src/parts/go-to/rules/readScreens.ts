import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { screensOf } from '../../../cms/studioScreens.ts';
import { labelOf } from '../../../shared/labelOf.ts';
import { englishOf } from '../../../shared/studioWords/englishOf.ts';
import { english, t } from '../../../shared/studioWords/t.ts';
import type { Findable } from './matchWords.ts';
import { isHidden, menuCollections } from './menuCollections.ts';
import { NEWCOMER_WORDS } from './newcomerWords.ts';

/** A page of the studio. */
export interface Screen extends Findable {
  href: string;
  /** Group of the menu. */
  about: string;
  /** Whether it is a search of its own, which is offered with the typed text. */
  searches?: string | undefined;
  /** Whether it is a single settings field, which is offered only when its label matches. */
  isSetting?: boolean;
}

/** The pages of the studio that an account may open: forms of new documents, lists, settings, and pages of parts. */
export async function readScreens(req: PayloadRequest): Promise<Screen[]> {
  const collections = await menuCollections(req);
  const lists = await Promise.all(collections.map((collection) => screensOfCollection(req, collection)));
  const settings = await Promise.all(req.payload.config.globals.map((global) => screensOfGlobal(req, global)));
  const own = screensOf(req.payload).flatMap(({ may, label, path, searches, words = '' }) =>
    may(req)
      ? [{ label: t(label), words: `${english(label)} ${words}`, href: `/admin${path}`, about: '', searches }]
      : [],
  );
  const account = {
    label: t('Your account'),
    words: 'your account password profile language sign',
    href: '/admin/account',
    about: '',
  };
  const screens: Screen[] = [
    {
      label: t('First page'),
      words: 'first page dashboard home day launch go live first steps guide',
      href: '/admin',
      about: '',
    },
    ...own,
    ...lists.flat(),
    ...settings.flat(),
    account,
  ];
  return screens.map((screen) =>
    screen.isSetting ? screen : { ...screen, words: `${screen.words ?? ''} ${NEWCOMER_WORDS[screen.href] ?? ''}` },
  );
}

async function screensOfCollection(req: PayloadRequest, collection: SanitizedCollectionConfig): Promise<Screen[]> {
  const { access, admin, slug } = collection;
  const about = nameOf(admin.group, '');
  const [label, one] = [labelOf(collection, 'plural'), labelOf(collection)];
  const list = {
    label,
    words: [slug, about, ...englishOf(label), ...englishOf(about), wordsOf(collection)].join(' '),
    href: `/admin/collections/${slug}`,
    about,
  };
  return (await access.create({ req }))
    ? [
        list,
        {
          label: t('New {kind}', { kind: one.toLowerCase() }),
          words: ['make add create new', slug, about, one, ...englishOf(one)].join(' '),
          href: `${list.href}/create`,
          about,
        },
      ]
    : [list];
}

async function screensOfGlobal(req: PayloadRequest, global: SanitizedGlobalConfig): Promise<Screen[]> {
  const { access, admin, flattenedFields, label, slug } = global;
  if (isHidden(req, admin?.hidden) || !(await access.read({ req }))) return [];
  const [name, href, about] = [nameOf(label, slug), `/admin/globals/${slug}`, nameOf(admin?.group, '')];
  return [
    { label: name, words: ['settings', slug, ...englishOf(name), wordsOf(global)].join(' '), href, about },
    // Two fields of one label are one result: both lead to the same page.
    ...[...new Set(labelsOf(flattenedFields))].map((field) => ({
      label: t('{settings}: {field}', { settings: name, field }),
      words: field.split(', ').flatMap(englishOf).join(' '),
      href,
      about,
      isSetting: true,
    })),
  ];
}

/** Labels of fields, those within a group after its own: `Address, Town`. Rows of a list are left out: they are content. */
function labelsOf(fields: readonly FlattenedField[]): string[] {
  return fields.flatMap((field): string[] => {
    const label = 'label' in field && typeof field.label === 'string' ? field.label : '';
    if (field.admin && 'hidden' in field.admin && field.admin.hidden) return [];
    if (field.type !== 'group') return label ? [label] : [];
    return labelsOf(field.flattenedFields).map((inner) => (label ? `${label}, ${inner}` : inner));
  });
}

/** Synonyms of a list or settings, as its configuration says: `custom.words`. */
function wordsOf({ custom }: { custom?: Record<string, unknown> }): string {
  return nameOf(custom?.words, '');
}

function nameOf(label: unknown, other: string): string {
  return typeof label === 'string' ? label : other;
}
