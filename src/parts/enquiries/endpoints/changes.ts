import type { PayloadRequest } from 'payload';
import { bodyOf, idOf, Refusal } from '../../../cms/endpoints/editorsOnly.ts';
import { STATUSES } from '../../../forms/words.ts';
import { describeSpan } from '../../../shared/time/describeSpan.ts';
import { isStatus, mayFollow, statusAfterAnswer, statusOnceOwned } from '../rules/statuses.ts';
import { type Change, changeEnquiry } from './changeEnquiry.ts';
import { readStaff } from './readInbox.ts';
import { idIn, readRow, type StoredEnquiry } from './readRow.ts';
import { addMessage, isWritten } from './writeThread.ts';

/** As long as a template. */
const MOST_CHARACTERS = 10_000;

/** How somebody can have answered beside the studio. */
const CHANNELS = { phone: 'by phone', chat: 'in a chat', mail: 'by e-mail' } as const;

/** Sets the status: `{ from, to }`. What it was before has to be what it still is, so that nobody overrules what they have not seen. */
export async function setStatus(req: PayloadRequest): Promise<void> {
  const { from, to } = await bodyOf(req);
  if (!isStatus(from) || !isStatus(to)) throw new Refusal(400, 'Say which status it has, and which it is to have.');
  await changeEnquiry(req, idOf(req), async (stored) => {
    const { status } = readRow(stored);
    if (status === to) return {};
    if (status !== from) throw new Refusal(409, `Somebody has set it to “${STATUSES[status]}” meanwhile. Look again.`);
    if (!mayFollow(from, to)) throw new Refusal(400, `“${STATUSES[to]}” cannot follow “${STATUSES[from]}”.`);
    await addMessage(req, stored.id, { kind: 'event', text: `${STATUSES[from]} → ${STATUSES[to]}` });
    return { status: to };
  });
}

/** Sets who looks after it: `{ from, to }`, ids of accounts or null. */
export async function setOwner(req: PayloadRequest): Promise<void> {
  const { from, to } = await bodyOf(req);
  const staff = await readStaff(req);
  const nameOf = (id: number | undefined) => staff.find((member) => member.id === id)?.name;
  if (to !== null && nameOf(to as number) === undefined)
    throw new Refusal(400, 'Only an editor or an admin can look after an enquiry. Choose another.');
  await changeEnquiry(req, idOf(req), async (stored) => {
    const owner = idIn(stored.owner) ?? null;
    if (owner === to) return {};
    if (owner !== (from ?? null)) {
      const name = nameOf(owner ?? undefined) ?? 'Nobody';
      throw new Refusal(409, `${name} looks after it now: somebody has changed it meanwhile. Look again.`);
    }
    const name = to === null ? undefined : nameOf(to as number);
    const text = name ? `Looked after by ${name}` : 'Looked after by nobody';
    await addMessage(req, stored.id, { kind: 'event', text });
    const { status } = readRow(stored);
    return { owner: to as number | null, ...(to !== null && { status: statusOnceOwned(status) }) };
  });
}

/** Adds a note that travellers never see: `{ text, uuid }`. */
export async function addNote(req: PayloadRequest): Promise<void> {
  const body = await bodyOf(req);
  const [text, uuid] = [readText(body.text, 'The note is empty. Write it first.'), readUuid(body.uuid)];
  await changeEnquiry(req, idOf(req), async (stored) => {
    if (!(await isWritten(req, uuid))) await addMessage(req, stored.id, { kind: 'note', text, uuid });
    return {};
  });
}

/** Says that the traveller has been answered elsewhere: `{ by: 'phone' | 'chat' | 'mail', uuid }`. The clock stops. */
export async function markAnswered(req: PayloadRequest): Promise<void> {
  const { by, uuid: sent } = await bodyOf(req);
  const uuid = readUuid(sent);
  if (typeof by !== 'string' || !Object.hasOwn(CHANNELS, by))
    throw new Refusal(400, 'Say how: by phone, in a chat, or by e-mail.');
  await changeEnquiry(req, idOf(req), async (stored) => {
    if (await isWritten(req, uuid)) return {};
    const text = `Answered ${CHANNELS[by as keyof typeof CHANNELS]}${describeWait(stored)}`;
    await addMessage(req, stored.id, { kind: 'event', text, uuid });
    return onceAnswered(stored);
  });
}

/** What an answer changes of an enquiry: its status, and the clock at the first. */
export function onceAnswered(stored: StoredEnquiry): Change {
  return {
    status: statusAfterAnswer(readRow(stored).status),
    ...(!stored.firstAnsweredAt && { firstAnsweredAt: new Date().toISOString() }),
  };
}

/**
 * A text that somebody has typed.
 * @throws Refusal with what to say when there is none
 */
export function readText(value: unknown, empty: string): string {
  const text = typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : '';
  if (text === '') throw new Refusal(400, empty);
  if (text.length > MOST_CHARACTERS)
    throw new Refusal(413, `This is longer than ${MOST_CHARACTERS} characters. Shorten it.`);
  return text;
}

/**
 * What tells one entry from its repetition, made by whoever sends it.
 * @throws Refusal for what is none
 */
export function readUuid(value: unknown): string {
  if (typeof value === 'string' && /^[\w-]{8,64}$/.test(value)) return value;
  throw new Refusal(400, 'The request has no “uuid”, by which a repetition is told. Reload the page.');
}

function describeWait({ firstAnsweredAt, receivedAt }: StoredEnquiry): string {
  return firstAnsweredAt ? '' : `, after ${describeSpan(Date.now() - Date.parse(receivedAt))}`;
}
