import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WEEKDAYS } from '../../../shared/time/workHours.ts';
import { computeAvailability } from './availability.ts';
import { CONSENT_FADE } from './chatBox.ts';
import { ACCOUNT_DEFAULTS, CHAT_DEFAULTS } from './chatDefaults.ts';
import { buildChatLink } from './chatLink.ts';
import { shouldShowOnDevice, shouldShowOnDocument } from './displayRules.ts';
import { linkAttributes, linkMode } from './urlSettings.ts';
import { whitePalette } from './whitePalette.ts';

test('have the numbers of the specification’s configured site', () => {
  expect(CHAT_DEFAULTS.styles).toMatchObject({
    title: 'Start a Conversation',
    btnPosition: 'right',
    btnRightDistance: 30,
    btnBottomDistance: 30,
    scrollHeight: 500,
    titleSize: 18,
    accountNameSize: 14,
    descriptionTextSize: 12,
    regularTextSize: 11,
    backgroundColor: '#2db742',
    isShowPoweredBy: true,
  });
  expect(whitePalette(CHAT_DEFAULTS.styles.textColor)).toBeDefined();
  expect([CHAT_DEFAULTS.timezone, CHAT_DEFAULTS.display.time_symbols]).toEqual(['+00:00', 'h:m']);
  expect(CONSENT_FADE).toBe(400);
  // Gap between the button and its label, in either corner.
  for (const file of ['chat/chat.css', 'dock/cornerDockLeft.css'])
    expect(readFileSync(`src/parts/${file}`, 'utf8').match(/calc\(100% \+ 7px\)/g)).toHaveLength(1);
});

test('show the chat on all pages and devices, with web links in a new tab', () => {
  const { display, urlSettings } = CHAT_DEFAULTS;
  expect(shouldShowOnDocument(display, undefined)).toBe(true);
  for (const isMobile of [true, false]) {
    expect(shouldShowOnDevice(display, isMobile)).toBe(true);
    const mode = linkMode(urlSettings, isMobile);
    expect(buildChatLink({ number: '212612345678', mode, pageTitle: '', pageUrl: '' })).toMatch(/^https:\/\/api\./);
  }
  expect(linkAttributes(urlSettings).target).toBe('_blank');
});

test('make an account always online; otherwise every day is off, and an enabled day has 08:00 to 17:30', () => {
  const { isAlwaysAvailable, isWorkingOnDay, workHours, ...texts } = ACCOUNT_DEFAULTS;
  const week = (isWorking: boolean) =>
    Object.fromEntries(WEEKDAYS.map((day) => [day, { isWorkingOnDay: isWorking, workHours }]));
  const at = (isAlways: boolean, isWorking: boolean, time: string) => {
    const account = { ...texts, isAlwaysAvailable: isAlways, daysOfWeekWorking: week(isWorking) };
    return computeAvailability(account, CHAT_DEFAULTS, Date.parse(`2026-06-03T${time}Z`));
  };
  expect(at(isAlwaysAvailable, isWorkingOnDay, '03:00')).toEqual({
    isOnline: true,
    statusText: '',
    nextEdge: undefined,
  });
  expect(at(false, isWorkingOnDay, '12:00').statusText).toBe('I will be back soon');
  expect(at(false, true, '07:00').statusText).toBe('I will be back in  1h:0m ');
  expect(at(false, true, '08:00').isOnline).toBe(true);
  expect(at(false, true, '17:30').isOnline).toBe(true);
  expect(at(false, true, '17:31').isOnline).toBe(false);
});
