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
 * True for staff, and for the server's own work without a request, such as seeding and scheduled publishing: Payload
 * validates relationship options as the user who saves. Calls over the API always have a request.
 */
export const isStaffOrServer: Access = ({ req }) =>
  roleOf(req) !== undefined || (!req.user && req.payloadAPI === 'local');

/** True for editors and admins. */
export const isEditor: Access = ({ req }) => mayEdit(req);

/** True for admins. */
export const isAdmin: Access = ({ req }) => roleOf(req) === 'admin';

/** Field access for admins. */
export const isAdminField: FieldAccess = ({ req }) => roleOf(req) === 'admin';

/** Field access: the account's owner. The studio's forms pass only its id. */
export const isSelf: FieldAccess = ({ doc, id, req }) => {
  const account = doc?.id ?? id;
  return roleOf(req) !== undefined && account !== undefined && account === req.user?.id;
};

/** Field access: editors, admins and the account's owner. */
export const isEditorOrSelf: FieldAccess = (args) => mayEdit(args.req) || isSelf(args);

/** Whether the request comes from an editor or an admin. */
export function mayEdit(req: Pick<PayloadRequest, 'user'>): boolean {
  const role = roleOf(req);
  return role === 'admin' || role === 'editor';
}
