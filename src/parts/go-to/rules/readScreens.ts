import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { screensOf } from '../../../cms/studio/screens.ts';
import { labelOf } from '../../../shared/labelOf.ts';
import type { Findable } from './matchWords.ts';
import { isHidden, menuCollections } from './menuCollections.ts';

/** A page of the studio. */
export interface Screen extends Findable {
  href: string;
  /** Where it stands in the menu. */
  about: string;
  /** Whether it is a search of its own, which is offered with what was typed. */
  searches?: string | undefined;
}

/** The pages of the studio that an account may open: what it can begin, its lists and settings, and what parts add. */
export async function readScreens(req: PayloadRequest): Promise<Screen[]> {
  const collections = await menuCollections(req);
  const lists = await Promise.all(collections.map((collection) => screensOfCollection(req, collection)));
  const settings = await Promise.all(req.payload.config.globals.map((global) => screensOfGlobal(req, global)));
  const own = screensOf(req.payload).flatMap(({ may, label, path, searches, words }) =>
    may(req) ? [{ label, words, href: `/admin${path}`, about: '', searches }] : [],
  );
  const account = { label: 'Your account', words: 'password profile language sign', href: '/admin/account', about: '' };
  return [
    { label: 'First page', words: 'dashboard home day', href: '/admin', about: '' },
    ...own,
    ...lists.flat(),
    ...settings.flat(),
    account,
  ];
}

async function screensOfCollection(req: PayloadRequest, collection: SanitizedCollectionConfig): Promise<Screen[]> {
  const { access, admin, slug } = collection;
  const about = nameOf(admin.group, '');
  const list = {
    label: labelOf(collection, 'plural'),
    words: `${slug} ${about}`,
    href: `/admin/collections/${slug}`,
    about,
  };
  return (await access.create({ req }))
    ? [
        list,
        {
          label: `New ${labelOf(collection).toLowerCase()}`,
          words: `make add create ${slug} ${about}`,
          href: `${list.href}/create`,
          about,
        },
      ]
    : [list];
}

async function screensOfGlobal(
  req: PayloadRequest,
  { access, admin, label, slug }: SanitizedGlobalConfig,
): Promise<Screen[]> {
  if (isHidden(req, admin?.hidden) || !(await access.read({ req }))) return [];
  return [
    {
      label: nameOf(label, slug),
      words: `settings ${slug}`,
      href: `/admin/globals/${slug}`,
      about: nameOf(admin?.group, ''),
    },
  ];
}

function nameOf(label: unknown, other: string): string {
  return typeof label === 'string' ? label : other;
}
