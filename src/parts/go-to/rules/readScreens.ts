import type { PayloadRequest, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload';
import { screensOf } from '../../../cms/studio/screens.ts';
import type { Findable } from './matchWords.ts';

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
  const { collections, globals } = req.payload.config;
  const lists = await Promise.all(collections.map((collection) => screensOfCollection(req, collection)));
  const settings = await Promise.all(globals.map((global) => screensOfGlobal(req, global)));
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

async function screensOfCollection(
  req: PayloadRequest,
  { access, admin, labels, slug }: SanitizedCollectionConfig,
): Promise<Screen[]> {
  // Without a group it is not in the menu either.
  if (admin.group === false || isHidden(req, admin.hidden) || !(await access.read({ req }))) return [];
  const [plural, singular] = [nameOf(labels.plural, slug), nameOf(labels.singular, slug)];
  const about = nameOf(admin.group, '');
  const list = { label: plural, words: `${slug} ${about}`, href: `/admin/collections/${slug}`, about };
  return (await access.create({ req }))
    ? [
        list,
        {
          label: `New ${singular.toLowerCase()}`,
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

/** Payload's type of `hidden` names the account as the studio's client has it for collections, and as the server has it for globals. */
type Hidden = boolean | ((args: { user: never }) => boolean) | undefined;

function isHidden({ user }: PayloadRequest, hidden: Hidden): boolean {
  // Its own functions take either.
  return typeof hidden === 'function' ? hidden({ user: user as never }) : Boolean(hidden);
}

function nameOf(label: unknown, other: string): string {
  return typeof label === 'string' ? label : other;
}
