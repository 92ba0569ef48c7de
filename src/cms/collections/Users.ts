import type { Access, CollectionConfig, UIField } from 'payload';
import { t } from '../../shared/studioWords/t.ts';
import {
  isAdmin,
  isAdminField,
  isEditorOrSelf,
  isForEditors,
  isSelf,
  maySell,
  mayWrite,
  ROLE_WORDS,
  ROLES,
  roleOf,
} from '../access/roles.ts';
import { checkNewPassword, checkResetPassword } from '../accounts/checkPassword.ts';
import { changeAccount, demandCurrentPassword } from '../accounts/currentPassword.ts';
import { answerStrangersAlike, hideClosing } from '../accounts/equalAnswers.ts';
import { forgotPassword } from '../accounts/forgotPassword.ts';
import { endInvitation, endInvitationOfOldAddress } from '../accounts/invitations.ts';
import { inviteEndpoints } from '../accounts/inviteEndpoints.ts';
import { keepLastAdmin, keepLastAdminRole } from '../accounts/keepLastAdmin.ts';
import { rememberBrowser } from '../accounts/knownBrowser.ts';
import { stopAskedLogin } from '../accounts/ownPassword.ts';
import { passkeyEndpoints } from '../accounts/passkeys/passkeyEndpoints.ts';
import { passkeySignInEndpoints } from '../accounts/passkeys/passkeySignIn.ts';
import { forgetPasskeys } from '../accounts/passkeys/passkeys.ts';
import { resetPassword } from '../accounts/secondStep/resetPasswordEndpoint.ts';
import { forgetSecondStep } from '../accounts/secondStep/secondStep.ts';
import { secondStepEndpoints } from '../accounts/secondStep/secondStepEndpoints.ts';
import { demandSecondStep, signIn } from '../accounts/secondStep/signInEndpoint.ts';
import { noteBrowser } from '../accounts/sessionNotes.ts';
import { sessionEndpoints } from '../accounts/sessions.ts';
import { SIGN_IN_LIMITS } from '../accounts/signInLimits.ts';
import { auditSignIn } from '../auditLog/auditSignIn.ts';
import { loginHintHooks } from '../hooks/loginHint.ts';
import { resetMail } from '../mail/resetMail.ts';
import { LANGUAGE_OPTIONS } from '../translations/languageOptions.ts';

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
    custom: { words: 'staff people team users roles invite' },
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
      read,
      unlock: isAdmin,
      update: ({ req }) => {
        if (roleOf(req) === 'admin') return true;
        return req.user && roleOf(req) ? { id: { equals: req.user.id } } : false;
      },
    },
    hooks: {
      ...hints,
      afterLogin: [...hints.afterLogin, noteBrowser, rememberBrowser(isSecure), auditSignIn, endInvitation],
      beforeChange: [endInvitationOfOldAddress, keepLastAdminRole],
      beforeDelete: [keepLastAdmin],
      beforeOperation: [answerStrangersAlike, checkResetPassword, demandCurrentPassword],
      beforeValidate: [checkNewPassword],
      beforeLogin: [stopAskedLogin, demandSecondStep],
      afterDelete: [forgetSecondStep, forgetPasskeys],
      afterError: [hideClosing],
    },
    endpoints: [
      changeAccount,
      forgotPassword,
      resetPassword,
      signIn,
      ...sessionEndpoints,
      ...passkeySignInEndpoints,
      ...secondStepEndpoints,
      ...passkeyEndpoints,
      ...inviteEndpoints,
    ],
    admin: {
      useAsTitle: 'name',
      hidden: isForEditors,
      group: 'Settings and people',
      defaultColumns: ['name', 'email', 'role'],
      components: { beforeListTable: ['/src/cms/studio/accounts/InvitePanel.tsx#InvitePanel'] },
    },
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
        options: ROLES.map((role) => ({ label: ROLE_WORDS[role].name, value: role })),
        access: { create: isAdminField, update: isAdminField },
        admin: {
          components: { Description: '/src/cms/studio/accounts/RoleWords.tsx#RoleWords' },
        },
      },
      {
        name: 'contentOnly',
        type: 'checkbox',
        label: 'Words and pictures only',
        defaultValue: false,
        access: { create: isAdminField, update: isAdminField },
        admin: {
          condition: ({ role }) => role === 'editor' || role === 'author',
          description: 'Changes what stands in blocks, and how it looks; adds, moves and removes none.',
        },
      },
      {
        name: 'languages',
        type: 'select',
        hasMany: true,
        label: 'Translates into',
        options: LANGUAGE_OPTIONS,
        access: { create: isAdminField, update: isAdminField },
        validate: (value, { data }) =>
          (data as { role?: string }).role !== 'translator' || value?.length
            ? true
            : t('A translator needs at least one language. Choose it.'),
        admin: {
          condition: ({ role }) => role === 'translator',
          description:
            'Other languages, and everything else on the site, can be neither changed nor published by this account.',
        },
      },
      // Expiry of the invitation; empty: the account has its own password.
      {
        name: 'invitedUntil',
        type: 'date',
        label: 'Invited until',
        access: { create: () => false, read: isAdminField, update: () => false },
        admin: { hidden: true },
      },
      // Hash of the key in the mail.
      {
        name: 'invitation',
        type: 'text',
        access: { create: () => false, read: () => false, update: () => false },
        admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      },
      accountPart('signInWays', 'SignInWaysLoader'),
      accountPart('listSessions', 'Sessions'),
    ],
  };
}

/** Names of colleagues are for those who work with them; guides see their own account. */
const read: Access = ({ req }) => {
  if (mayWrite(req) || maySell(req)) return true;
  return req.user && roleOf(req) ? { id: { equals: req.user.id } } : false;
};

/** A UI-only part of the account's form. */
function accountPart(name: string, component: string): UIField {
  return {
    name,
    type: 'ui',
    admin: { components: { Field: `/src/cms/studio/accounts/${component}.tsx#${component}` } },
  };
}
