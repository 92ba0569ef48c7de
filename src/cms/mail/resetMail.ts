import type { PayloadRequest } from 'payload';
import type { RenderedLetter } from '../../letters/letter.ts';
import { passwordReset } from '../../letters/passwordReset.ts';
import { carryLetter } from './carriedLetters.ts';
import { readLetterhead } from './readLetterhead.ts';

interface Asked {
  req?: PayloadRequest;
  token?: string;
  user?: unknown;
}

/**
 * The mail with which a password is set anew. Its address is this site's own, whatever host the request named: whoever asks
 * in another's name must not choose where that person is led.
 */
export function resetMail(publicUrl: string) {
  async function write({ req, token, user }: Asked = {}): Promise<RenderedLetter> {
    if (!req || !token) throw new Error('A mail for a new password needs its request and its token.');
    const { admin, routes } = req.payload.config;
    const { name } = (user ?? {}) as { name?: string };
    const head = await readLetterhead(req);
    return passwordReset(head, { url: `${publicUrl}${routes.admin}${admin.routes.reset}/${token}`, name });
  }
  return {
    generateEmailHTML: async (asked?: Asked): Promise<string> => carryLetter(await write(asked)),
    generateEmailSubject: async (asked?: Asked): Promise<string> => (await write(asked)).subject,
  };
}
