import type { Endpoint } from 'payload';
import { msg, t } from '../../shared/studioWords/t.ts';
import { tSaid } from '../../shared/studioWords/tSaid.ts';
import { findTypefaces } from '../../shared/typefaces.ts';
import { MAX_FONT_BYTES } from '../../styles/fonts/own/checkWoff2.ts';
import { FontFault } from '../../styles/fonts/own/FontFault.ts';
import { OWN_ROLES, type OwnRole } from '../../styles/fonts/own/ownFamily.ts';
import { bodyOf, editorsOnly, Refusal } from '../endpoints/editorsOnly.ts';
import { cutInProcess } from './cutInProcess.ts';
import { FONT_FAULTS } from './fontFaults.ts';
import { storeFont } from './fontFiles.ts';
import type { CutRequest } from './worker/messages.ts';

/** Regular, bold, and an italic of each. */
const MAX_FILES = 4;
const LEAST_WEIGHT = 100;
const MOST_WEIGHT = 900;
/** Base64 has four characters for three bytes. */
const MAX_CHARACTERS = Math.ceil(MAX_FONT_BYTES / 3) * 4 + 4;

/**
 * `POST /typefaces/cut`: cuts and stores the files of an own typeface: `{ role, weight, pair, files: [{ name, data }] }`, `data` in Base64. The
 * answer has the family for the theme, which is not changed by it, and notes for the editor.
 */
export const cutEndpoint: Endpoint = {
  path: '/typefaces/cut',
  method: 'post',
  handler: editorsOnly(async (req) => {
    const request = readRequest(await bodyOf(req));
    try {
      const { family, files, notes } = await cutInProcess(request);
      const now = new Date();
      for (const [index, file] of files.entries())
        await storeFont(req.payload, family.faces[index]?.hash ?? '', file, now);
      const said = notes.map((note) => tSaid(note, FONT_FAULTS));
      return Response.json({ family, notes: said }, { headers: { 'cache-control': 'private, no-store' } });
    } catch (error) {
      if (error instanceof FontFault) throw new Refusal(400, tSaid(error.message, FONT_FAULTS));
      throw error;
    }
  }, msg('Editors and admins choose the typefaces of the site. Ask one of them.')),
};

function readRequest(body: Record<string, unknown>): CutRequest {
  const role = OWN_ROLES.find((each) => each === body.role);
  const weight = Number(body.weight);
  const files = Array.isArray(body.files) ? body.files.map(readFile) : [];
  if (!role || !(weight >= LEAST_WEIGHT && weight <= MOST_WEIGHT) || files.length === 0)
    throw new Refusal(400, t('No file has arrived. Load the page again, and choose the files once more.'));
  if (files.length > MAX_FILES)
    throw new Refusal(400, t('Choose four files at most: regular, bold, and an italic of each.'));
  return { files, insteadOf: familyOf(role, body.pair), role, weight };
}

function readFile(file: unknown): { name: string; data: Uint8Array } {
  const { data, name } = (typeof file === 'object' && file ? file : {}) as { data?: unknown; name?: unknown };
  const said = typeof name === 'string' ? name.slice(0, 100) : '';
  if (typeof data !== 'string' || data.length > MAX_CHARACTERS)
    throw new Refusal(400, t('“{file}” is larger than 1 MB. Ask the foundry for web files.', { file: said }));
  return { name: said, data: Buffer.from(data, 'base64') };
}

function familyOf(role: OwnRole, pair: unknown): string {
  const { arabic, display, text } = findTypefaces(pair);
  return { headings: display, text, arabicHeadings: arabic.display, arabicText: arabic.text }[role];
}
