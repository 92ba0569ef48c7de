import type { ServerProps } from 'payload';
import { t, tCount } from '../../shared/studioWords/t.ts';
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
      <h1>{user?.name ? t('Good to see you, {name}', { name: user.name }) : t('Good to see you')}</h1>
      {coming > 0 && (
        <p role="status">
          {tCount(
            'One picture of the demo still to be drawn. Pages show each as soon as it is there.',
            '{count} pictures of the demo still to be drawn. Pages show each as soon as it is there.',
            coming,
          )}
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
