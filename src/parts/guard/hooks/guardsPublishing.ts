import type { CollectionConfig } from 'payload';
import { refuseFindings } from './refuseFindings.ts';

/** The studio's publish button, which shows the findings of the check first. */
const BUTTON = '/src/parts/guard/studio/GuardedPublish.tsx#GuardedPublish';

/** Adds the check of documents to be published to a collection, as its last hook. */
export function guardsPublishing(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection;
  const edit = { ...admin?.components?.edit, PublishButton: BUTTON };
  return {
    ...collection,
    admin: { ...admin, components: { ...admin?.components, edit } },
    hooks: { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), refuseFindings] },
  };
}
