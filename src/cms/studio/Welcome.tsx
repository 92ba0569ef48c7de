import type { ServerProps } from 'payload';
import { roleOf } from '../access/roles.ts';
import { missingKindsOf } from '../blocks/nameMissingKinds.ts';
import { MissingKindsNote } from './MissingKindsNote.tsx';
import { countTroubledMails } from './mail/countTroubledMails.ts';
import { MailNote } from './mail/MailNote.tsx';
import { readStorageTrouble } from './storage/readStorageTrouble.ts';
import { StorageNote } from './storage/StorageNote.tsx';
import './welcome.css';

/** Head of the studio's dashboard: a greeting, and what is wrong. */
export async function Welcome({ payload, user }: ServerProps) {
  const [coming, mails, storage] = await Promise.all([
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
    </section>
  );
}

/** Demo pictures have their rows before their files. */
async function countComing(payload: ServerProps['payload']): Promise<number> {
  const { totalDocs } = await payload.count({ collection: 'media', where: { filename: { exists: false } } });
  return totalDocs;
}
