import { DEFAULT_TIMEZONE } from '../../../shared/time/timezone.ts';
import { DEFAULT_MODE } from './provider.ts';
import { DEFAULT_TIME_SYMBOLS } from './timeUntil.ts';

/**
 * Default settings of the chat: the specification's defaults and its configured site, with its names. Sizes and distances are in
 * CSS pixels.
 */
export const CHAT_DEFAULTS = {
  timezone: DEFAULT_TIMEZONE,
  urlSettings: { onDesktop: DEFAULT_MODE, onMobile: DEFAULT_MODE, openInNewTab: true },
  display: {
    displayCondition: 'showAllPage',
    showOnDesktop: true,
    showOnMobile: true,
    time_symbols: DEFAULT_TIME_SYMBOLS,
  },
  styles: {
    isShowBtnLabel: true,
    btnLabelWidth: 156,
    btnPosition: 'right',
    btnLeftDistance: 30,
    btnRightDistance: 30,
    btnBottomDistance: 30,
    backgroundColor: '#2db742',
    textColor: '#ffffff',
    title: 'Start a Conversation',
    isShowResponseText: true,
    titleSize: 18,
    accountNameSize: 14,
    descriptionTextSize: 12,
    regularTextSize: 11,
    scrollHeight: 500,
    isShowScroll: false,
    isShowPoweredBy: true,
  },
  analytics: { enabledFacebook: false, enabledGoogle: false, enabledGoogleGA4: false },
} as const;

/** Default settings of an account: always available, every weekday off, with hours to start from. */
export const ACCOUNT_DEFAULTS = {
  isAlwaysAvailable: true,
  isWorkingOnDay: false,
  workHours: [{ startTime: '08:00', endTime: '17:30' }],
  dayOffsText: 'I will be back soon',
  willBeBackText: 'I will be back in [njwa_time_work]',
} as const;

/** An inline button's default size in CSS pixels, and its shape. */
export const INLINE_BUTTON_DEFAULTS = { type: 'round', width: 300, height: 64 } as const;
