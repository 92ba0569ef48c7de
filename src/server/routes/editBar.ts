import type { FastifyInstance } from 'fastify';
import type { Payload, TypedUser } from 'payload';
import { isPreparing } from '../../cms/launch.ts';
import { requestLanguage } from '../../cms/studio/language/requestLanguage.ts';
import { findEdited } from '../../pages/preview/findEdited.ts';
import { EDIT_BAR_PATH, type EditBarContent } from '../../shared/editBar.ts';
import { DEFAULT_LOCALE } from '../../shared/locales.ts';
import { createTranslate } from '../../shared/messages/index.ts';
import { type Check, endpoint, READING } from '../pipeline/endpointPolicy.ts';
import { shedWhenBusy } from '../plugins/pressure.ts';
import { authenticateStaff, staffOf } from '../studio/authenticateStaff.ts';
import { makeNonce } from '../studio/staffNonce.ts';

export interface EditBarOptions {
  payload: Payload;
  publicUrl: string;
}

const PRIVATE = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

const QUERY = {
  type: 'object',
  required: ['path'],
  properties: { path: { type: 'string', maxLength: 2048 } },
};

/**
 * `GET /preview/bar/?path=`: data of the edit bar for signed-in staff on the page at that path, for that session alone. 204 for anybody else: their
 * page also asks while a browser remembers an expired session.
 */
export function registerEditBar(app: FastifyInstance, options: EditBarOptions): void {
  const policy = { ...READING, audience: 'staff, some for anybody', permits: 'queries' } as const;
  app.get<{ Querystring: { path: string } }>(
    EDIT_BAR_PATH,
    {
      schema: { querystring: QUERY },
      ...endpoint(policy, {
        authentication: authenticateStaff(options, (reply) => reply.headers(PRIVATE).code(204).send()) as Check,
        load: shedWhenBusy(app),
      }),
    },
    async (request, reply) =>
      reply
        .headers(PRIVATE)
        .send(
          await describeBar(request.query.path, staffOf(request), options.payload, requestLanguage(request.headers)),
        ),
  );
}

async function describeBar(
  path: string,
  user: TypedUser,
  payload: Payload,
  language: ReturnType<typeof requestLanguage>,
): Promise<EditBarContent> {
  const t = createTranslate(language);
  const [edited, preparing] = await Promise.all([findEdited(path, { payload, user }), isPreparing(payload)]);
  return {
    ...(language !== DEFAULT_LOCALE && { language }),
    label: t('editBar.label'),
    greeting: t('editBar.greeting', { name: 'name' in user ? String(user.name) : '' }),
    links: [
      ...(edited ? [{ href: `/admin/collections/${edited.collection}/${edited.id}`, label: t('editBar.edit') }] : []),
      ...(preparing ? [{ href: '/admin#first-steps', label: t('editBar.preparing') }] : []),
      { href: '/admin', label: t('editBar.studio') },
    ],
    close: t('editBar.close'),
    nonce: makeNonce({ secret: payload.secret, userId: user.id }),
  };
}
