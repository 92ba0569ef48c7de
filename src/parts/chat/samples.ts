import { WELLS } from '../../render/samples/pictures.ts';
import type { Chat, ChatAccount } from '../../render/types.ts';
import type { ChatContent } from './chatData.ts';
import { CHAT_DEFAULTS } from './rules/chatDefaults.ts';

const DATES = { createdAt: '2026-05-01T08:00:00.000Z', updatedAt: '2026-05-01T08:00:00.000Z' };
const OFFICE_DAY = { isWorkingOnDay: true, workHours: [{ startTime: '09:00', endTime: '18:00' }] };

/** The chat's default settings, all that the specification names. */
export const CHAT_SETTINGS: Chat = {
  id: 1,
  enabled: false,
  accounts: [1, 2, 3],
  timezone: 'Africa/Casablanca',
  gdprStatus: false,
  i18n: { online: 'Online', offline: 'Offline' },
  display: { ...CHAT_DEFAULTS.display },
  urlSettings: { ...CHAT_DEFAULTS.urlSettings, textInApp: true },
  styles: {
    ...CHAT_DEFAULTS.styles,
    btnLabel: '<strong>Need help?</strong> Chat with us',
    description: 'Choose who you would like to write to.',
    responseText: 'We usually answer within a few minutes.',
    gdprContent: 'I accept the <a href="/privacy/">privacy policy</a>.',
  },
};

const SALMA: ChatAccount = {
  id: 1,
  accountName: 'Salma Idrissi',
  title: 'Journeys',
  number: '+212 612 345 678',
  predefinedText: 'Hello, I have a question about [njwa_page_title] ([njwa_page_url]).',
  isAlwaysAvailable: true,
  ...DATES,
};

const BRAHIM: ChatAccount = {
  id: 2,
  accountName: 'Brahim Aït Lahcen',
  title: 'On the road',
  number: '+212 661 000 142',
  avatar: WELLS,
  isAlwaysAvailable: false,
  daysOfWeekWorking: { monday: OFFICE_DAY, tuesday: OFFICE_DAY, wednesday: OFFICE_DAY },
  willBeBackText: 'I will be back in [njwa_time_work]',
  dayOffsText: 'I will be back soon',
  ...DATES,
};

const GROUP: ChatAccount = {
  id: 3,
  accountName: 'Travellers’ group',
  number: 'https://chat.whatsapp.com/AbCdEf123',
  isAlwaysAvailable: true,
  ...DATES,
};

/** A disabled chat with three accounts: one always available, one with hours and a picture, one group. */
export const SAMPLE_CHAT: ChatContent = {
  settings: CHAT_SETTINGS,
  accounts: [SALMA, BRAHIM, GROUP],
  defaultAvatar: undefined,
};
