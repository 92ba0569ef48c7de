import type { CollectionConfig, SanitizedPermissions, ServerProps } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import { studioMoment } from '../../shared/time/studioMoment.ts';
import { ownDocuments } from '../access/documents.ts';
import { mayEdit, mayWrite, roleOf } from '../access/roles.ts';
import { documentsOf } from '../documentFacts.ts';
import './welcome.css';

interface Recent {
  id: number;
  title: string;
  href: string;
  updatedAt: string;
  isDraft: boolean;
}

/** Fields read of a document. */
interface StoredDocument {
  id: number;
  title: string;
  updatedAt: string;
  _status?: string | null;
}

const RECENT = 6;

/** Documents that can be made, and those that were worked on last; below the day's work on the studio's first page. */
export async function Begin({ payload, permissions, user }: ServerProps) {
  if (!user || !mayWrite({ user })) return null;
  const [recent, home] = await Promise.all([findRecent(payload, user), findHome(payload)]);
  return (
    <section aria-label={t('Make something')} className="rihla-welcome">
      <ul className="rihla-welcome__start">
        {beginningsOf(payload.config.collections, permissions).map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {home && mayEdit({ user }) && (
          <li>
            <a href={home}>{t('Edit the front page')}</a>
          </li>
        )}
        <li>
          <a href="/admin/collections/media">{t('Add pictures')}</a>
        </li>
        {permissions?.globals?.theme?.update && (
          <li>
            <a href="/admin/globals/theme">{t('Change the colours')}</a>
          </li>
        )}
        <li>
          <a href="/">{t('See the site')}</a>
        </li>
      </ul>
      {recent.length > 0 && (
        <>
          <h2>{t('Worked on last')}</h2>
          <ol className="rihla-welcome__recent">
            {recent.map((document) => (
              <li key={document.href}>
                <a href={document.href}>{document.title || t('Untitled')}</a>
                {document.isDraft && <span> {t('Draft')}</span>}
                <time dateTime={document.updatedAt}>{studioMoment(document.updatedAt)}</time>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

/** Rank of a collection without `custom.beginsRank`. */
const LAST = 100;

/** Collections with a label for creating a document, as links to their empty forms, for users with the permission. */
function beginningsOf(
  collections: readonly Pick<CollectionConfig, 'custom' | 'slug'>[],
  may: SanitizedPermissions | undefined,
) {
  const rank = ({ custom }: Pick<CollectionConfig, 'custom'>): number => Number(custom?.beginsRank ?? LAST);
  return collections
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap(({ custom, slug }) =>
      typeof custom?.begins === 'string' && may?.collections?.[slug]?.create
        ? [{ label: t(custom.begins), href: `/admin/collections/${slug}/create` }]
        : [],
    );
}

/** Documents last saved; for authors their own, since they can change no others. */
async function findRecent(payload: ServerProps['payload'], user: NonNullable<ServerProps['user']>): Promise<Recent[]> {
  const isAuthor = roleOf({ user }) === 'author';
  const lists = await Promise.all(
    documentsOf(payload.config).map(async ({ slug: collection }) => {
      const { docs } = await payload.find({
        collection,
        depth: 0,
        draft: true,
        limit: RECENT,
        overrideAccess: false,
        pagination: false,
        select: { title: true, updatedAt: true, _status: true },
        sort: '-updatedAt',
        user,
        ...(isAuthor && { where: ownDocuments(user.id) }),
      });
      // Payload types rows by their collection, known here only by name; `select` has read these fields.
      return (docs as unknown as StoredDocument[]).map((doc) => ({
        id: doc.id,
        title: doc.title,
        href: `/admin/collections/${collection}/${doc.id}`,
        updatedAt: doc.updatedAt,
        isDraft: doc._status === 'draft',
      }));
    }),
  );
  return lists
    .flat()
    .sort((a, b) => b.updatedAt.localeCompare(a.updatedAt))
    .slice(0, RECENT);
}

/** Edit URL of the front page, whatever its collection. */
async function findHome(payload: ServerProps['payload']): Promise<string | undefined> {
  const where = { path: { equals: '/' } };
  for (const { slug: collection } of documentsOf(payload.config)) {
    const { docs } = await payload.find({ collection, depth: 0, limit: 1, where, select: {} });
    if (docs[0]) return `/admin/collections/${collection}/${docs[0].id}`;
  }
  return undefined;
}
