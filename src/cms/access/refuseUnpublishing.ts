import { type CollectionBeforeOperationHook, createLocalReq, type Payload } from 'payload';

/** A document that is scheduled to be published or taken off the site. */
export interface Scheduled {
  type?: string | null | undefined;
  doc?: { relationTo: string; value: unknown } | null | undefined;
}

/**
 * Validates a scheduled unpublishing: runs the collection's `beforeOperation` hooks when it is scheduled, so that a refusal is shown to the editor and
 * does not fail the job later.
 * @throws APIError of such a hook
 */
export async function refuseUnpublishing(payload: Payload, { doc, type }: Scheduled): Promise<void> {
  const { config } = (doc && payload.collections[doc.relationTo as 'pages']) ?? {};
  if (!doc || !config || type !== 'unpublish') return;
  const req = await createLocalReq({}, payload);
  const args = { collection: { config }, id: Number(doc.value), data: { _status: 'draft' }, req };
  const operation = { args, collection: config, context: req.context, operation: 'update', overrideAccess: true, req };
  const hooks: readonly CollectionBeforeOperationHook[] = config.hooks.beforeOperation;
  // `beforeOperation` hooks of an update get its arguments only; the type asks for those of every operation.
  for (const hook of hooks) await hook(operation as never);
}
