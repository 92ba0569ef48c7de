import type { ServerProps } from 'payload';
import { roleOf } from '../access/roles.ts';
import { missingKindsOf } from '../blocks/nameMissingKinds.ts';
import { documentsOf } from '../documentFacts.ts';
import { MissingKindsNote } from './MissingKindsNote.tsx';
import { countTroubledMails } from './mail/countTroubledMails.ts';
import { MailNote } from './mail/MailNote.tsx';
import { readStorageTrouble } from './storage/readStorageTrouble.ts';
import { StorageNote } from './storage/StorageNote.tsx';
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

/** The studio's dashboard: where to begin, and recently edited documents. */
export async function Welcome({ payload, user }: ServerProps) {
  const article = documentsOf(payload.config).find(({ treatedAs }) => treatedAs === 'article');
  const [recent, home, coming, mails, storage] = await Promise.all([
    findRecent(payload, user),
    findHome(payload),
    countComing(payload),
    countTroubledMails({ payload, user }),
    readStorageTrouble({ payload, user }),
  ]);
  return (
    <section className="rihla-welcome">
      <h1>Good to see you{user?.name ? `, ${user.name}` : ''}</h1>
      {coming > 0 && (
        <p role="status">
          {coming === 1 ? 'One picture' : `${coming} pictures`} of the demo still to be drawn. Pages show each as soon
          as it is there.
        </p>
      )}
      <MailNote {...mails} />
      <StorageNote {...storage} />
      {roleOf({ user: user ?? null }) === 'admin' && <MissingKindsNote kinds={missingKindsOf(payload)} />}
      <ul className="rihla-welcome__start">
        {home && (
          <li>
            <a href={home}>Edit the front page</a>
          </li>
        )}
        {article && (
          <li>
            <a href={`/admin/collections/${article.slug}/create`}>Write an article</a>
          </li>
        )}
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
      });
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

/** Demo pictures have their rows before their files. */
async function countComing(payload: ServerProps['payload']): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'media', where: { filename: { exists: false } } });
  return totalDocs;
}

function formatDay(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));
}
