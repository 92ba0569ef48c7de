import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Payload } from 'payload';
import { formPath } from '../../../../src/forms/formPath.ts';
import type { OpenSite } from '../openSite.ts';

/** Form submissions by number, with the reference in the response, once there was one. */
export type SentForms = Map<string, { hasFile: boolean; reference: string | undefined }>;

const TITLE = 'Asked while killed';
/** Pause between two submissions, in ms: without it the other workers would starve. */
const PAUSE_MS = 50;
const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\n';

/** Reads the journal of submissions. A kill may leave an incomplete last line. */
export function readSentForms(file: string): SentForms {
  const sent: SentForms = new Map();
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : [];
  for (const line of lines) {
    const { hasFile, reference, uuid } = JSON.parse(line) as { uuid: string; hasFile: boolean; reference?: string };
    sent.set(uuid, { hasFile, reference });
  }
  return sent;
}

/** The form; created by the first process that needs it. */
export async function findKilledForm(payload: Payload): Promise<number> {
  const { docs } = await payload.find({ collection: 'forms', where: { title: { equals: TITLE } }, depth: 0 });
  if (docs[0]) return docs[0].id;
  const layout = [
    { blockType: 'form-field-email', name: 'email', label: 'E-mail', required: true },
    { blockType: 'form-field-textarea', name: 'message', label: 'Message' },
    { blockType: 'form-field-upload', name: 'file', label: 'File', accept: ['pdf'] },
  ];
  const data = { title: TITLE, layout, mail: { to: ['desk@example.com'] }, _status: 'published' } as never;
  return (await payload.create({ collection: 'forms', data, depth: 0 })).id;
}

/** Sends one submission, recorded before and after; the same number is the same submission (idempotency key). */
export async function sendOnce(
  { app }: Pick<OpenSite, 'app'>,
  form: number,
  uuid: string,
  hasFile: boolean,
): Promise<string> {
  const data = new FormData();
  data.append('_uuid', uuid);
  data.append('email', `${uuid.slice(0, 8)}@example.com`);
  data.append('message', `Sent as ${uuid}`);
  if (hasFile) data.append('file', new File([PDF, uuid], 'letter.pdf'));
  const body = new Response(data);
  const answer = await app.inject({
    method: 'POST',
    url: formPath(form),
    payload: Buffer.from(await body.arrayBuffer()),
    headers: {
      'content-type': body.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
      accept: 'application/json',
    },
    // Different visitors, because of the rate limit.
    remoteAddress: `10.${[0, 2, 4].map((at) => Number.parseInt(uuid.slice(at, at + 2), 16)).join('.')}`,
  });
  if (answer.statusCode !== 200) throw new Error(`A form was answered with ${answer.statusCode}: ${answer.body}`);
  return answer.json().reference;
}

/** Submits forms in a loop, every third with a file. */
export async function workOnForms(
  site: Pick<OpenSite, 'app' | 'payload'>,
  { file, onDone, onFault }: { file: string; onDone(): void; onFault(text: string): void },
): Promise<never> {
  const form = await findKilledForm(site.payload);
  for (let count = 0; ; count += 1) {
    const uuid = crypto.randomUUID();
    const hasFile = count % 3 === 0;
    appendFileSync(file, `${JSON.stringify({ uuid, hasFile })}\n`);
    try {
      const reference = await sendOnce(site, form, uuid, hasFile);
      appendFileSync(file, `${JSON.stringify({ uuid, hasFile, reference })}\n`);
      onDone();
    } catch (error) {
      onFault(`Sending ${uuid}: ${(error as Error).message}`);
    }
    await setTimeout(PAUSE_MS);
  }
}
