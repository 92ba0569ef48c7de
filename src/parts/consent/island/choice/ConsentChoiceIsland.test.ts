// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAllowed, setAllowed } from '../../../../browser/frames/allowedProviders.ts';
import { CHOICE_READY_EVENT, type ConsentAction } from '../consentEvents.ts';
import { mount } from './ConsentChoiceIsland.ts';

vi.mock('vanilla-cookieconsent', () => ({ acceptCategory: vi.fn(), run: vi.fn(async () => undefined) }));

const part = { title: 'Title', text: 'Text' };
const words = {
  title: 'Cookie settings',
  intro: 'Choose.',
  accept: 'Accept all',
  reject: 'Reject all',
  save: 'Save',
  close: 'Close',
  necessary: part,
  analytics: part,
  advertising: part,
};

let act: (action: ConsentAction) => void;

beforeEach(async () => {
  const element = document.createElement('div');
  document.body.append(element);
  element.addEventListener(CHOICE_READY_EVENT, (event) => {
    act = (event as CustomEvent<typeof act>).detail;
  });
  await mount(element, { language: 'en', revision: 1, offered: ['analytics'], words });
  setAllowed('youtube', true);
});

afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
});

test('rejecting everything revokes embeds that were always allowed; accepting allows none', () => {
  act('accept');
  expect(readAllowed()).toEqual(['youtube']);
  act('reject');
  expect(readAllowed()).toEqual([]);
});

test('the reject button of the preferences does so, too, and no other', () => {
  const dialog = document.querySelector('dialog');
  // The library's own buttons: accept all, reject all, save.
  const press = (role: string) => {
    const button = document.createElement('button');
    button.dataset.role = role;
    dialog?.append(button);
    button.click();
  };
  for (const role of ['all', 'save']) press(role);
  expect(readAllowed()).toEqual(['youtube']);
  press('necessary');
  expect(readAllowed()).toEqual([]);
});
