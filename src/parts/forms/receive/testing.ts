import type { FastifyInstance } from 'fastify';
import type { Payload } from 'payload';
import type { TestDatabase } from '../../../../tests/support/database/testDatabase.ts';
import type { Form } from '../../../cms/payload-types.ts';
import type { FieldKind } from '../../../forms/form.ts';
import { createSite } from '../../../pages/site.ts';
import { buildTestApp, testEnv } from '../../../server/testSupport.ts';

/** A server with the whole site and a test's database. */
export async function openForms(db: TestDatabase): Promise<FastifyInstance> {
  const site = createSite({
    payload: db.payload,
    env: { publicUrl: 'http://localhost:3000' },
    assets: { resolveIsland: (name) => ({ src: `/assets/${name}.js` }), loader: '', fonts: [] },
    onProblem: ({ error, message }) => {
      throw new Error(message, { cause: error });
    },
  });
  return buildTestApp({ payload: db.payload, site, env: testEnv({ dataDir: db.dataDir }) });
}

/** A field as stored by an editor. */
export function field(kind: FieldKind, name: string, settings: object = {}): object {
  return { blockType: `form-field-${kind}`, name, label: name, ...settings };
}

/** A published form with name, address and message. */
export async function buildForm(payload: Payload, data: object = {}): Promise<Form> {
  return payload.create({
    collection: 'forms',
    data: {
      title: 'Ask us',
      layout: [
        field('text', 'name', { required: true }),
        field('email', 'email', { required: true }),
        field('textarea', 'message'),
      ],
      _status: 'published',
      ...data,
      // Blocks as an editor sends them, of kinds known at run time only.
    } as never,
  });
}

let visitors = 0;

/** Sends a form as script does, each time as another visitor. */
export function sendForm(app: FastifyInstance, form: number, payload: object | string | Buffer, headers: object = {}) {
  visitors += 1;
  return app.inject({
    method: 'POST',
    url: `/wp-json/rihla-pro/v1/forms/${form}`,
    payload,
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json', ...headers },
    remoteAddress: `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
  });
}

/** A multipart body with files, as browsers send it. */
export async function withFiles(fields: Record<string, string | File>): Promise<{ body: Buffer; type: string }> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const response = new Response(data);
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}
