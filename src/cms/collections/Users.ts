import type { CollectionConfig, UIField } from 'payload';
import { isAdmin, isAdminField, isEditorOrSelf, isSelf, isStaff, ROLES, roleOf } from '../access/roles.ts';
import { checkNewPassword, checkResetPassword } from '../accounts/checkPassword.ts';
import { changeAccount, demandCurrentPassword } from '../accounts/currentPassword.ts';
import { answerStrangersAlike, hideClosing } from '../accounts/equalAnswers.ts';
import { forgotPassword } from '../accounts/forgotPassword.ts';
import { stopAskedLogin } from '../accounts/ownPassword.ts';
import { noteBrowser } from '../accounts/sessionNotes.ts';
import { sessionEndpoints } from '../accounts/sessions.ts';
import { SIGN_IN_LIMITS } from '../accounts/signInLimits.ts';
import { loginHintHooks } from '../hooks/loginHint.ts';
import { resetMail } from '../mail/resetMail.ts';

/** Session lifetime in seconds, renewed while the studio is used. */
const SESSION_LIFETIME = 60 * 60 * 12;

/**
 * Staff accounts. The first one is created through the one-time link; admins create the others.
 * @param publicUrl origin of the site: decides whether the session cookie is `Secure`, and is the base of links in
 * mails
 */
export function createUsers(publicUrl: string): CollectionConfig {
  const isSecure = publicUrl.startsWith('https:');
  const hints = loginHintHooks({ isSecure, lifetime: SESSION_LIFETIME });
  return {
    slug: 'users',
    labels: { singular: 'Account', plural: 'Accounts' },
    auth: {
      cookies: { sameSite: 'Lax', secure: isSecure },
      forgotPassword: resetMail(publicUrl),
      lockTime: SIGN_IN_LIMITS.closedMs,
      maxLoginAttempts: SIGN_IN_LIMITS.mostAttempts,
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
    hooks: {
      ...hints,
      afterLogin: [...hints.afterLogin, noteBrowser],
      beforeOperation: [answerStrangersAlike, checkResetPassword, demandCurrentPassword],
      beforeValidate: [checkNewPassword],
      beforeLogin: [stopAskedLogin],
      afterError: [hideClosing],
    },
    endpoints: [changeAccount, forgotPassword, ...sessionEndpoints],
    admin: { useAsTitle: 'name', group: 'Settings', defaultColumns: ['name', 'email', 'role'] },
    defaultPopulate: { name: true },
    fields: [
      {
        name: 'documentSession',
        type: 'ui',
        admin: { components: { Field: '/src/editor/session/DocumentSession.tsx#DocumentSession' } },
      },
      accountPart('askCurrentPassword', 'CurrentPassword'),
      { name: 'name', type: 'text', label: 'Name', required: true },
      // The rest of these two fields is Payload's own.
      { name: 'email', type: 'email', access: { read: isEditorOrSelf } },
      { name: 'sessions', type: 'array', access: { read: isSelf }, fields: [] },
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
      accountPart('listSessions', 'Sessions'),
    ],
  };
}

/** A UI-only part of the account's form. */
function accountPart(name: string, component: string): UIField {
  return {
    name,
    type: 'ui',
    admin: { components: { Field: `/src/cms/studio/accounts/${component}.tsx#${component}` } },
  };
}
