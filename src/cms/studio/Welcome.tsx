import type { ServerProps } from 'payload';

interface Recent {
  id: number;
  title: string;
  href: string;
  updatedAt: string;
  isDraft: boolean;
}

const COLLECTIONS = ['posts', 'pages'] as const;
const RECENT = 6;

/** The first thing an editor sees: where to begin, and what was worked on last. */
export async function Welcome({ payload, user }: ServerProps) {
  const [recent, home] = await Promise.all([findRecent(payload, user), findHome(payload)]);
  return (
    <section className="rihla-welcome">
      <h1>Good to see you{user?.name ? `, ${user.name}` : ''}</h1>
      <ul className="rihla-welcome__start">
        {home && (
          <li>
            <a href={`/admin/collections/posts/${home}`}>Edit the front page</a>
          </li>
        )}
        <li>
          <a href="/admin/collections/posts/create">Write an article</a>
        </li>
        <li>
          <a href="/admin/collections/media">Add pictures</a>
        </li>
        <li>
          <a href="/admin/globals/theme">Change the colours</a>
        </li>
        <li>
          <a href="/">See the site</a>
        </li>
      </ul>
      {recent.length > 0 && (
        <>
          <h2>Worked on last</h2>
          <ol className="rihla-welcome__recent">
            {recent.map((document) => (
              <li key={document.href}>
                <a href={document.href}>{document.title || 'Untitled'}</a>
                {document.isDraft && <span> Draft</span>}
                <time dateTime={document.updatedAt}>{formatDay(document.updatedAt)}</time>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}

async function findRecent(payload: ServerProps['payload'], user: ServerProps['user']): Promise<Recent[]> {
  const lists = await Promise.all(
    COLLECTIONS.map(async (collection) => {
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
      });
      return docs.map((doc) => ({
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

async function findHome(payload: ServerProps['payload']): Promise<number | undefined> {
  const where = { path: { equals: '/' } };
  const { docs } = await payload.find({ collection: 'posts', depth: 0, limit: 1, where, select: { path: true } });
  return docs[0]?.id;
}

function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
