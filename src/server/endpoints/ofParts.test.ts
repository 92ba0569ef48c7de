import type { Payload } from 'payload';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { buildTestSite } from '../../../tests/support/testSite.ts';
import { defineFormEndpoint } from '../../endpoints/defineFormEndpoint.ts';
import { FEATURES } from '../../pages/features.ts';
import { buildTestApp, testEnv } from '../testSupport.ts';

test.each([
  ['all', 200],
  ['site', 200],
  ['studio', 405],
] as const)('form endpoints of a part are declared by that part (ROLE=%s: %i)', async (role, status) => {
  const signs = defineFormEndpoint({
    path: '/guest-book/',
    fields: { name: v.pipe(v.string(), v.nonEmpty()) },
    rateLimit: { name: 'guest-book', max: 5 },
    maxBytes: 200,
    isOfPages: true,
    handle: async ({ name }) => ({ kind: 'done', html: `<p>${name} was here</p>` }),
  });
  const payload = { collections: {} } as Payload;
  const parts = FEATURES.parts.with({ name: 'guest-book', formEndpoints: [signs] });
  const site = buildTestSite(payload, { features: { ...FEATURES, parts } });
  const app = await buildTestApp({ payload, site, env: testEnv({ role }) });
  const answer = await app.inject({
    method: 'POST',
    url: '/guest-book/',
    payload: { name: 'Amina' },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect(answer.statusCode).toBe(status);
  if (status === 200) expect(answer.json()).toEqual({ html: '<p>Amina was here</p>' });
  await app.close();
});
