import type { CollectionConfig } from 'payload';
import { refuseFindings } from './refuseFindings.ts';

/** The studio's button, which shows what the check finds before it publishes. */
const BUTTON = '/src/parts/guard/studio/GuardedPublish.tsx#GuardedPublish';

/** Has what is published of a collection judged, last of all, when everything else agrees. */
export function guardsPublishing(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection;
  const edit = { ...admin?.components?.edit, PublishButton: BUTTON };
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit } },
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), refuseFindings] },
  };
}
