import type { Access, FieldAccess, PayloadRequest } from 'payload';
import { msg } from '../../shared/studioWords/t.ts';

export const ROLES = ['admin', 'editor', 'author', 'translator', 'bookings', 'guide'] as const;
export type UserRole = (typeof ROLES)[number];

/** Names of the roles, and their permissions as text for admins. */
export const ROLE_WORDS: Readonly<Record<UserRole, { name: string; may: string }>> = {
  admin: { name: msg('Admin'), may: msg('Everything, with people, payments and settings.') },
  editor: {
    name: msg('Editor'),
    may: msg('Writes and publishes everything on the site, and looks after bookings and enquiries.'),
  },
  author: {
    name: msg('Author'),
    may: msg('Writes drafts of their own pages, articles and tours, and sends them for review.'),
  },
  translator: {
    name: msg('Translator'),
    may: msg(
      'Translates the site into the languages chosen for the account, and publishes these translations; changes nothing else.',
    ),
  },
  bookings: { name: msg('Bookings'), may: msg('Takes bookings, payments and enquiries; changes nothing on the site.') },
  guide: {
    name: msg('Guide'),
    may: msg('Sees the departures they lead, with who travels; no money, and nothing else.'),
  },
};

/** A request with its user; a page of the studio has one, too. */
type Sender = Pick<PayloadRequest, 'user'>;

/** Role of the requesting user; undefined for visitors and for customers. */
export function roleOf(req: Sender): UserRole | undefined {
  const user = req.user as { collection?: string; role?: UserRole } | null;
  return user?.collection === 'users' ? user.role : undefined;
}

/** Whether the request comes from an editor or an admin: content, settings and sales. */
export function mayEdit(req: Sender): boolean {
  return isOneOf(req, ['admin', 'editor']);
}

/** Whether the sender writes content, if only drafts: admins, editors and authors. */
export function mayWrite(req: Sender): boolean {
  return isOneOf(req, ['admin', 'editor', 'author']);
}

/** Whether the sender looks after orders, bookings, enquiries and customers: admins, editors and booking staff. */
export function maySell(req: Sender): boolean {
  return isOneOf(req, ['admin', 'editor', 'bookings']);
}

/** Whether the sender is an admin: people, payments and the server. */
export function mayAdminister(req: Sender): boolean {
  return roleOf(req) === 'admin';
}

function isOneOf(req: Sender, roles: readonly UserRole[]): boolean {
  const role = roleOf(req);
  return role !== undefined && roles.includes(role);
}

/** True for staff who write content. */
export const isWriter: Access = ({ req }) => mayWrite(req);

/**
 * True for staff who write content, and for the server's own work without a request, such as seeding and scheduled
 * publishing: Payload validates relationship options as the user who saves. Calls over the API always have a request.
 */
export const isWriterOrServer: Access = ({ req }) => mayWrite(req) || isServer(req);

/** True for all staff but guides: what is sold. */
export const isWriterOrSeller: Access = ({ req }) => mayWrite(req) || maySell(req);

/** The same, and the server's own work. */
export const isWriterOrSellerOrServer: Access = ({ req }) => mayWrite(req) || maySell(req) || isServer(req);

/** True for admins, editors and booking staff. */
export const isSeller: Access = ({ req }) => maySell(req);

/** True for editors and admins. */
export const isEditor: Access = ({ req }) => mayEdit(req);

/**
 * For `admin.hidden`: hides a collection from the menu of booking staff, who read it where they choose from it. What a
 * role may not read is not in its menu anyway. Links in texts may not lead to what is hidden from the user who saves them, so
 * nothing is hidden from the server.
 */
export function isForWriters({ user }: { user: unknown }): boolean {
  return Boolean(user) && !mayWrite({ user } as Sender);
}

/** For `admin.hidden`: the same for all but editors and admins. */
export function isForEditors({ user }: { user: unknown }): boolean {
  return Boolean(user) && !mayEdit({ user } as Sender);
}

/** True for admins. */
export const isAdmin: Access = ({ req }) => mayAdminister(req);

/** Field access for admins. */
export const isAdminField: FieldAccess = ({ req }) => mayAdminister(req);

/** Field access: the account's owner. The studio's forms pass only its id. */
export const isSelf: FieldAccess = ({ doc, id, req }) => {
  const account = doc?.id ?? id;
  return roleOf(req) !== undefined && account !== undefined && account === req.user?.id;
};

/** Field access: editors, admins and the account's owner. */
export const isEditorOrSelf: FieldAccess = (args) => mayEdit(args.req) || isSelf(args);

function isServer({ payloadAPI, user }: PayloadRequest): boolean {
  return !user && payloadAPI === 'local';
}
