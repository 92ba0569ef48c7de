import { type CollectionBeforeOperationHook, createLocalReq, type Payload } from 'payload';

/** A document that is scheduled to be published or taken off the site. */
export interface Scheduled {
  type?: string | null | undefined;
  doc?: { relationTo: string; value: unknown } | null | undefined;
}

/**
 * Asks the hooks of a document's collection whether it may be taken off the site, as they are asked when it is: what they refuse is refused when it is scheduled, not in the
 * night in which it was to happen.
 * @throws APIError of such a hook
 */
export async function refuseUnpublishing(payload: Payload, { doc, type }: Scheduled): Promise<void> {
  const { config } = (doc && payload.collections[doc.relationTo as 'pages']) ?? {};
  if (!doc || !config || type !== 'unpublish') return;
  const req = await createLocalReq({}, payload);
  const args = { collection: { config }, id: Number(doc.value), data: { _status: 'draft' }, req };
  const asked = { args, collection: config, context: req.context, operation: 'update', overrideAccess: true, req };
  const hooks: readonly CollectionBeforeOperationHook[] = config.hooks.beforeOperation;
  // Hooks of this kind are told of an update by its arguments; the type wants those of every operation.
  for (const hook of hooks) await hook(asked as never);
}
