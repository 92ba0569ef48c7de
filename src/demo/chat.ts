import { ACCOUNT_DEFAULTS } from '../parts/chat/rules/chatDefaults.ts';
import type { Chat, ChatAccount } from '../render/types.ts';

type DemoAccount = Omit<ChatAccount, 'id' | 'createdAt' | 'updatedAt' | 'avatar'> & {
  /** Key of the drawn picture. */
  picture?: string;
};

const day = (...slots: [string, string][]) => ({
  isWorkingOnDay: slots.length > 0,
  workHours: slots.map(([startTime, endTime]) => ({ startTime, endTime })),
});

// The messaging app shows the page's title below its URL.
const FIRST_WORDS = 'Hello Khettara, I am reading [njwa_page_url]';

/** Chat accounts in order: the first is always available, the others in the opening hours of the contact page. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    accountName: 'Fatima-Zahra Benali',
    title: 'Journeys and bookings',
    number: '+212 524 000 142',
    predefinedText: FIRST_WORDS,
    isAlwaysAvailable: true,
  },
  {
    accountName: 'Lahcen Oubana',
    title: 'The desert and the road',
    number: '+212 524 000 143',
    predefinedText: FIRST_WORDS,
    picture: 'guide-portrait',
    isAlwaysAvailable: false,
    daysOfWeekWorking: {
      sunday: day(),
      monday: day(['09:00', '18:00']),
      tuesday: day(['09:00', '18:00']),
      wednesday: day(['09:00', '18:00']),
      thursday: day(['09:00', '18:00']),
      // Closed for prayer and couscous.
      friday: day(['09:00', '12:30'], ['15:00', '18:00']),
      saturday: day(['09:00', '13:00']),
    },
    willBeBackText: ACCOUNT_DEFAULTS.willBeBackText,
    dayOffsText: ACCOUNT_DEFAULTS.dayOffsText,
  },
  {
    accountName: 'Youssef Amrani',
    title: 'Chefchaouen and the Rif',
    number: '+212 524 000 144',
    predefinedText: FIRST_WORDS,
    isAlwaysAvailable: false,
    daysOfWeekWorking: {
      sunday: day(),
      monday: day(['10:00', '13:00'], ['15:00', '19:00']),
      tuesday: day(['10:00', '13:00'], ['15:00', '19:00']),
      wednesday: day(['10:00', '13:00'], ['15:00', '19:00']),
      thursday: day(['10:00', '13:00'], ['15:00', '19:00']),
      friday: day(['10:00', '12:30']),
      saturday: day(),
    },
    willBeBackText: ACCOUNT_DEFAULTS.willBeBackText,
    dayOffsText: 'Out walking. I will be back soon',
  },
];

/** Chat settings of the demo; the rest are defaults, which are the spec's configured site. */
export const demoChat = {
  enabled: true,
  timezone: 'Africa/Casablanca',
  styles: {
    btnLabel: '<strong>Questions?</strong> Write to us',
    description: 'With the people who would travel with you.',
    responseText: 'On the road an answer may take a day.',
    gdprContent: 'I have read the <a href="/privacy/">privacy notes</a> and agree to them.',
  } satisfies Partial<Chat['styles']>,
} as const;
