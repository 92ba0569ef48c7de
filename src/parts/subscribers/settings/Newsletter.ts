import type { GlobalConfig } from 'payload';
import { isAdminField, isEditor } from '../../../cms/access/roles.ts';
import { checkWebhookUrl } from '../provider/checkWebhookUrl.ts';
import { checkSecret } from '../provider/signWebhook.ts';

/** Settings: mails to subscribers, and the newsletter service. */
export const Newsletter: GlobalConfig = {
  slug: 'newsletter',
  label: 'Newsletter',
  access: { read: isEditor, update: isEditor },
  admin: { group: 'Settings and people', description: 'What people are written who fill in a subscribe form.' },
  fields: [
    {
      name: 'confirmText',
      type: 'textarea',
      label: 'What the first mail says, above its button',
      localized: true,
      admin: { description: 'It asks whether the address is theirs. Left empty: the words of the site.' },
    },
    {
      name: 'sendsWelcome',
      type: 'checkbox',
      label: 'Say welcome by e-mail when somebody has confirmed',
      defaultValue: true,
    },
    {
      name: 'welcomeText',
      type: 'textarea',
      label: 'What that mail says',
      localized: true,
      admin: { condition: (data) => data?.sendsWelcome !== false },
    },
    {
      name: 'webhook',
      type: 'group',
      label: 'Your newsletter service',
      access: { read: isAdminField, update: isAdminField },
      admin: {
        description:
          'Who has confirmed, and who leaves, is sent to an address of your service, and again until it is taken; the service can check that it comes from you (Standard Webhooks). The list of subscribers shows what was not.',
      },
      fields: [
        {
          name: 'url',
          type: 'text',
          label: 'Address',
          validate: (value: unknown) => checkWebhookUrl(value),
          admin: { placeholder: 'https://news.example.com/hooks/rihla' },
        },
        {
          name: 'secret',
          type: 'text',
          label: 'Secret',
          validate: (value: unknown, { siblingData }: { siblingData: { url?: string | null } }) =>
            checkSecret(value, Boolean(siblingData?.url)),
          admin: {
            description: 'The key that your newsletter service shows beside the address. It begins with whsec_.',
            placeholder: 'whsec_…',
          },
        },
      ],
    },
  ],
};
