import type { CollectionConfig } from 'payload';
import { isAdmin, isAdminField, isStaff, ROLES, roleOf } from '../access/roles.ts';
import { refuseSecretSort } from '../access/sorting.ts';
import { loginHintHooks } from '../hooks/loginHint.ts';
import { resetMail } from '../mail/resetMail.ts';

/** Seconds after which a session ends, unless the studio is used meanwhile. */
export const SESSION_LIFETIME = 60 * 60 * 12;

/**
 * Staff accounts. The first one is made through the one-time link; admins make the others.
 * @param publicUrl origin of the site: it decides whether the session's cookie needs https, and mails lead to it
 */
export function createUsers(publicUrl: string): CollectionConfig {
  const isSecure = publicUrl.startsWith('https:');
  return {
    slug: 'users',
    labels: { singular: 'Account', plural: 'Accounts' },
    auth: {
      cookies: { sameSite: 'Lax', secure: isSecure },
      forgotPassword: resetMail(publicUrl),
      lockTime: 10 * 60 * 1000,
      maxLoginAttempts: 5,
      tokenExpiration: SESSION_LIFETIME,
      useSessions: true,
    },
    access: {
      admin: ({ req }) => roleOf(req) !== undefined,
      create: isAdmin,
      delete: isAdmin,
      read: isStaff,
      unlock: isAdmin,
      update: ({ req }) => {
        if (roleOf(req) === 'admin') return true;
        return req.user && roleOf(req) ? { id: { equals: req.user.id } } : false;
      },
    },
    hooks: { beforeOperation: [refuseSecretSort], ...loginHintHooks({ isSecure, lifetime: SESSION_LIFETIME }) },
    admin: { useAsTitle: 'name', group: 'Settings', defaultColumns: ['name', 'email', 'role'] },
    defaultPopulate: { name: true },
    fields: [
      { name: 'name', type: 'text', label: 'Name', required: true },
      {
        name: 'role',
        type: 'select',
        label: 'Role',
        required: true,
        saveToJWT: true,
        defaultValue: 'author',
        options: ROLES.map((role) => ({ label: role[0]?.toUpperCase() + role.slice(1), value: role })),
        access: { create: isAdminField, update: isAdminField },
        admin: {
          description:
            'Admins do everything. Editors write and publish. Authors write drafts of their own articles and pages.',
        },
      },
    ],
  };
}
