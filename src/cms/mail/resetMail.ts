import type { PayloadRequest } from 'payload';

/**
 * The mail with which a password is set anew. Its address is this site's own, whatever host the request named: whoever asks
 * in another's name must not choose where that person is led.
 */
export function resetMail(publicUrl: string) {
  return {
    generateEmailHTML: ({ req, token }: { req?: PayloadRequest; token?: string } = {}): string => {
      if (!req || !token) throw new Error('A mail for a new password needs its request and its token.');
      const url = `${publicUrl}${req.payload.config.routes.admin}${req.payload.config.admin.routes.reset}/${token}`;
      return [
        `<p>${req.t('authentication:youAreReceivingResetPassword')}</p>`,
        `<p><a href="${url}">${url}</a></p>`,
        `<p>${req.t('authentication:youDidNotRequestPassword')}</p>`,
      ].join('\n');
    },
  };
}
