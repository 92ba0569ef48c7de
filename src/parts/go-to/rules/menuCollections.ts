import type { PayloadRequest, SanitizedCollectionConfig } from 'payload';

/** Collections that an account has in its menu: those with a group that are not hidden from it, and that it may read. */
export async function menuCollections(req: PayloadRequest): Promise<SanitizedCollectionConfig[]> {
  const { collections } = req.payload.config;
  const seen = await Promise.all(
    collections.map(
      async ({ access, admin }) =>
        admin.group !== false && !isHidden(req, admin.hidden) && (await access.read({ req })),
    ),
  );
  return collections.filter((_, index) => seen[index]);
}

/** Payload's type of `hidden` has the client's type of the account for collections, and the server's for globals. */
type Hidden = boolean | ((args: { user: never }) => boolean) | undefined;

/** Whether a collection or a global is hidden from the account in the studio. */
export function isHidden({ user }: PayloadRequest, hidden: Hidden): boolean {
  // Its own functions take either.
  return typeof hidden === 'function' ? hidden({ user: user as never }) : Boolean(hidden);
}
