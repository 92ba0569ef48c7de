import type { PayloadRequest } from 'payload';
import type { RenderedLetter } from '../../letters/letter.ts';
import { passwordReset } from '../../letters/passwordReset.ts';
import { carryLetter } from './queue/carriedLetters.ts';
import { readLetterhead } from './settings/readLetterhead.ts';

interface ResetRequest {
  req?: PayloadRequest;
  token?: string;
  user?: unknown;
}

/**
 * The password-reset mail. Its link uses this site's own address, not the Host header of the request: otherwise an attacker who asks for another
 * person's reset could choose where the link leads.
 */
export function resetMail(publicUrl: string) {
  async function write({ req, token, user }: ResetRequest = {}): Promise<RenderedLetter> {
    if (!req || !token) throw new Error('A mail for a new password needs its request and its token.');
    const { admin, routes } = req.payload.config;
    const { name } = (user ?? {}) as { name?: string };
    const head = await readLetterhead(req);
    return passwordReset(head, { url: `${publicUrl}${routes.admin}${admin.routes.reset}/${token}`, name });
  }
  return {
    generateEmailHTML: async (asked?: ResetRequest): Promise<string> => carryLetter(await write(asked)),
    generateEmailSubject: async (asked?: ResetRequest): Promise<string> => (await write(asked)).subject,
  };
}
