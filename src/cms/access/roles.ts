import type { Access, FieldAccess, PayloadRequest } from 'payload';

export const ROLES = ['admin', 'editor', 'author'] as const;
export type UserRole = (typeof ROLES)[number];

/** The role of whoever sends the request; undefined for visitors and for customers. */
export function roleOf(req: Pick<PayloadRequest, 'user'>): UserRole | undefined {
  const user = req.user as { collection?: string; role?: UserRole } | null;
  return user?.collection === 'users' ? user.role : undefined;
}

/** True for staff of any role. */
export const isStaff: Access = ({ req }) => roleOf(req) !== undefined;

/**
 * True for staff, and for work of the server's own that nobody asked for, such as seeding and scheduled publishing: Payload checks the choices of a
 * relationship as whoever saves. What comes over the API is asked for by somebody.
 */
export const isStaffOrServer: Access = ({ req }) =>
  roleOf(req) !== undefined || (!req.user && req.payloadAPI === 'local');

/** True for editors and admins. */
export const isEditor: Access = ({ req }) => mayEdit(req);

/** True for admins. */
export const isAdmin: Access = ({ req }) => roleOf(req) === 'admin';

/** Field access for admins. */
export const isAdminField: FieldAccess = ({ req }) => roleOf(req) === 'admin';

/** Field access of accounts for whoever's account it is. The studio's forms name it by its number alone. */
export const isSelf: FieldAccess = ({ doc, id, req }) => {
  const account = doc?.id ?? id;
  return roleOf(req) !== undefined && account !== undefined && account === req.user?.id;
};

/** Field access of accounts for editors and admins, and for whoever's account it is. */
export const isEditorOrSelf: FieldAccess = (args) => mayEdit(args.req) || isSelf(args);

/** Whether the request comes from an editor or an admin. */
export function mayEdit(req: Pick<PayloadRequest, 'user'>): boolean {
  const role = roleOf(req);
  return role === 'admin' || role === 'editor';
}
