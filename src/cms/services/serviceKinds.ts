import type { DeeplSettings, PaypalSettings, StripeSettings } from '../../env.ts';
import { msg, t } from '../../shared/studioWords/t.ts';
import { isLoopbackHost, mayBePublicHost } from '../outgoing/isPublicAddress.ts';

/** Services whose keys are set in the studio, unless the environment has them. */
export const SERVICE_NAMES = ['mail', 'stripe', 'paypal', 'deepl'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** Typed values of a service, by field. */
export type ServiceValues = Readonly<Record<string, string>>;

/** A mail server, and how it is reached. */
export interface MailServerSettings {
  /** `smtp://` or `smtps://`, with name and password. */
  url: string;
  /** Set for a server that was typed in the studio: connections to private networks are refused, but for this machine where that is allowed. */
  guard: ServiceRules | undefined;
}

/** Settings of the services in effect; undefined: the site has no such service. */
export interface ServiceSettings {
  mail: MailServerSettings | undefined;
  stripe: StripeSettings | undefined;
  paypal: PaypalSettings | undefined;
  deepl: DeeplSettings | undefined;
}

/** A value to choose. */
export interface ServiceOption {
  label: string;
  value: string;
  /** Usual values of other fields with it; the form fills them in where nothing else was typed. */
  usual?: ServiceValues;
}

export interface ServiceField {
  name: string;
  label: string;
  help?: string;
  /** A secret is sealed, and never leaves the server again. */
  isSecret?: true;
  /** A change of this field would send the secrets to another server, so they must be typed again. */
  isDestination?: true;
  isOptional?: true;
  /** Values to choose from, the first by default. */
  options?: readonly ServiceOption[];
  /** Validation error of a value that is not empty, with the fix; it contains no secret. */
  fault?(value: string): string | undefined;
}

/** A service, as its form shows it; its texts are in English, marked for the catalogue. */
export interface ServiceKind {
  label: string;
  about: string;
  /** Environment variables that take precedence over the studio. */
  variables: string;
  fields: readonly ServiceField[];
}

const PORT = /^[1-9]\d{0,4}$/;

export const SERVICE_KINDS: Readonly<Record<ServiceName, ServiceKind>> = {
  mail: {
    label: msg('Mail server'),
    about: msg(
      'Your provider’s server for outgoing mail (SMTP). Its pages of help name the server, the port and how to sign in. The sender’s name and address stand under E-mail.',
    ),
    variables: 'SMTP_URL',
    fields: [
      {
        name: 'host',
        label: msg('Server'),
        help: msg('Such as smtp.provider.example.'),
        isDestination: true,
        fault: (value) =>
          /^[a-z0-9.-]+$|^\[?[0-9a-f:]+\]?$/i.test(value)
            ? undefined
            : t('This is no name of a server. Write it without https:// and without spaces.'),
      },
      {
        name: 'security',
        label: msg('Encryption'),
        options: [
          { label: msg('From the start (TLS, mostly port 465)'), value: 'tls', usual: { port: '465' } },
          { label: msg('After a greeting (STARTTLS, mostly port 587)'), value: 'starttls', usual: { port: '587' } },
        ],
      },
      {
        name: 'port',
        label: msg('Port'),
        isDestination: true,
        fault: (value) =>
          PORT.test(value) && Number(value) <= 65_535 ? undefined : t('A port is a whole number from 1 to 65535.'),
      },
      {
        name: 'user',
        label: msg('Sign-in name'),
        help: msg('Mostly an e-mail address.'),
        isOptional: true,
        isDestination: true,
      },
      { name: 'password', label: msg('Password of the mail account'), isSecret: true, isOptional: true },
    ],
  },
  stripe: {
    label: 'Stripe',
    about: msg('Payments by card. Both keys come from Stripe’s dashboard, under Developers.'),
    variables: msg('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET'),
    fields: [
      {
        name: 'secretKey',
        label: msg('Secret or restricted key'),
        isSecret: true,
        fault: (value) =>
          /^[sr]k_\S+$/.test(value)
            ? undefined
            : t('Secret keys begin with sk_ or rk_. Copy it from Stripe’s API keys.'),
      },
      {
        name: 'webhookSecret',
        label: msg('Signing secret of the webhook'),
        isSecret: true,
        fault: (value) =>
          /^whsec_\S+$/.test(value)
            ? undefined
            : t('Signing secrets begin with whsec_. Copy it from the webhook’s page at Stripe.'),
      },
    ],
  },
  paypal: {
    label: 'PayPal',
    about: msg('Payments by PayPal. The keys come from an app of type Merchant in PayPal’s developer dashboard.'),
    variables: msg('PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID'),
    fields: [
      {
        name: 'environment',
        label: msg('Account'),
        isDestination: true,
        options: [
          { label: msg('Live: real money'), value: 'live' },
          { label: msg('Sandbox: to try it out'), value: 'sandbox' },
        ],
      },
      { name: 'clientId', label: msg('Client ID'), fault: noSpaces },
      { name: 'clientSecret', label: msg('Secret of the client'), isSecret: true, fault: noSpaces },
      {
        name: 'webhookId',
        label: msg('Webhook ID'),
        help: msg('Stands beside the webhook in the app’s settings.'),
        fault: noSpaces,
      },
    ],
  },
  deepl: {
    label: 'DeepL',
    about: msg(
      'Machine translation of texts that are missing in a language. The key stands in your account at DeepL, under API keys; there is a free plan for developers.',
    ),
    variables: 'DEEPL_AUTH_KEY',
    fields: [{ name: 'authKey', label: msg('Authentication key'), isSecret: true, fault: noSpaces }],
  },
};

/** Whether a value is the name of a service. */
export function isServiceName(value: unknown): value is ServiceName {
  return SERVICE_NAMES.includes(value as ServiceName);
}

/** Facts of the environment that validation depends on. */
export interface ServiceRules {
  /** Whether a mail server may be this machine itself (`LOOPBACK_WEBHOOKS`). */
  allowsLoopback: boolean;
}

/** Validation errors of the values of a service, by field; empty: none. */
export function findServiceFaults(
  name: ServiceName,
  values: ServiceValues,
  rules: ServiceRules,
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const { fault, isOptional, label, name: field, options } of SERVICE_KINDS[name].fields) {
    const value = values[field] ?? '';
    const said = value
      ? options && !options.some((option) => option.value === value)
        ? t('Choose one of the list.')
        : fault?.(value)
      : isOptional
        ? undefined
        : t('{field} is missing. Fill it in.', { field: t(label) });
    if (said) faults[field] = said;
  }
  if (name !== 'mail') return faults;
  const { host = '', password, user } = values;
  if (Boolean(user) !== Boolean(password))
    faults[user ? 'password' : 'user'] ??= t(
      'A mail server asks for both, a name and a password, or for none of them.',
    );
  if (!faults.host && !mayBePublicHost(host) && !(rules.allowsLoopback && isLoopbackHost(host)))
    faults.host = t(
      'This server is inside your own network. Whoever runs the site’s server sets such a one (SMTP_URL).',
    );
  return faults;
}

/** Settings of a service from its values, which have no fault. */
export const settingsOf: {
  [Name in ServiceName]: (values: ServiceValues, rules: ServiceRules) => ServiceSettings[Name];
} = {
  mail: ({ host = '', password = '', port = '', security, user = '' }, rules) => {
    const signIn = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password)}@` : '';
    const address = `${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;
    const guard = { allowsLoopback: rules.allowsLoopback };
    if (security === 'tls') return { url: `smtps://${signIn}${address}`, guard };
    // Without `requireTLS` the password would go unencrypted to a server that offers no STARTTLS, or whose offer an attacker removes.
    const isLocal = guard.allowsLoopback && isLoopbackHost(host);
    return { url: `smtp://${signIn}${address}${isLocal ? '' : '?requireTLS=true'}`, guard };
  },
  stripe: ({ secretKey = '', webhookSecret = '' }) => ({ secretKey, webhookSecret, apiBase: undefined }),
  paypal: ({ clientId = '', clientSecret = '', environment, webhookId = '' }) => ({
    ...{ clientId, clientSecret, webhookId, apiBase: undefined },
    environment: environment === 'sandbox' ? 'sandbox' : 'live',
  }),
  deepl: ({ authKey = '' }) => ({ authKey, apiBase: undefined }),
};

function noSpaces(value: string): string | undefined {
  return /^\S+$/.test(value) ? undefined : t('There is a space in it. Copy it once more.');
}
