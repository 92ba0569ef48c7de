import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** Delay in ms from opening the box to its launch, and from closing it to its removal (spec, section 9). */
export const LAUNCH_MS = 100;
export const CLOSE_MS = 400;

/** The demo's accounts, in the order of the list: one always available, two with hours. */
export const ACCOUNTS = ['Fatima-Zahra Benali', 'Lahcen Oubana', 'Youssef Amrani'] as const;

/** A phone's user agent, by which the chat detects devices. */
export const PHONE_AGENT =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36';

export interface Chat {
  button: Locator;
  box: Locator;
  /** The link to an account, by name. */
  account(name: string): Locator;
}

/** The floating chat of a page. */
export function chatOf(page: Page): Chat {
  const box = page.locator('.r-chat__box');
  return {
    button: page.locator('.r-chat__button'),
    box,
    account: (name) => box.getByRole('link', { name }),
  };
}

/** Opens the box and waits until it is fully open. */
export async function openChat(page: Page): Promise<Chat> {
  const chat = chatOf(page);
  await chat.button.click();
  await expect(chat.box).toHaveAttribute('data-launched');
  return chat;
}

/** Mocks the messaging service. */
export async function answerForMessenger(context: BrowserContext): Promise<void> {
  await context.route(/^https:\/\/[a-z]+\.whatsapp\.com\//, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Messenger</title>' }),
  );
}
