import { expect, type Locator, type Page } from '@playwright/test';
import type { SettingGesture } from './gesture.ts';
import type { Hands } from './hands.ts';
import { textsOf } from './textsOf.ts';

type Setting = Extract<SettingGesture, { does: 'clear' | 'set' }>;

/** Sets a field's value, by its type. */
export async function setValue(gesture: Setting, field: Locator, page: Page, hands: Hands): Promise<void> {
  const set = SETTERS[gesture.setting.type] ?? typeText;
  await set(gesture, field, page, hands);
}

type Setter = typeof setValue;

const SETTERS: Readonly<Record<string, Setter>> = {
  checkbox: (_, field, _page, hands) => hands.press(field, 'Space'),
  radio: (gesture, field, _, hands) =>
    hands.choose(field.getByRole('radio', { name: wordsOf(gesture)[0] ?? '', exact: true })),
  relationship: pickOptions,
  richText: typeParagraphs,
  select: pickOptions,
  upload: choosePicture,
};

async function typeText(gesture: Setting, field: Locator, page: Page, hands: Hands): Promise<void> {
  await hands.press(field);
  await page.keyboard.press('ControlOrMeta+a');
  const [words] = wordsOf(gesture);
  if (words) await page.keyboard.insertText(words);
  else await page.keyboard.press('Delete');
  await expect(field).toHaveValue(words ?? '');
}

/** Removes the chosen options, if several are possible, and chooses each wanted one from the list. */
async function pickOptions(gesture: Setting, field: Locator, page: Page, hands: Hands): Promise<void> {
  await hands.press(field.getByRole('combobox'));
  const words = wordsOf(gesture);
  if (gesture.setting.hasMany || words.length === 0) {
    for (let left = gesture.old; left > 0; left -= 1) await page.keyboard.press('Backspace');
  }
  for (const word of words) {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(word);
    await field.getByRole('option', { name: word, exact: true }).first().waitFor();
    await page.keyboard.press('Enter');
    await expect(field.getByText(word, { exact: true }).first()).toBeVisible();
  }
}

/** Paragraphs of plain text, which is how a rich text begins. */
async function typeParagraphs(gesture: Setting, field: Locator, page: Page, hands: Hands): Promise<void> {
  const text = field.locator('[contenteditable=true]').first();
  await hands.press(text);
  const [first = '', ...others] = textsOf('value' in gesture ? gesture.value : null);
  // The rich-text editor receives a selection with a delay; input faster than human speed is ignored.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(first);
    await expect(text).toHaveText(first, { timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
  for (const paragraph of others) {
    await page.keyboard.press('Enter');
    await page.keyboard.insertText(paragraph);
    await expect(text).toContainText(paragraph);
  }
}

/** A picture of the library, found by what it shows. */
async function choosePicture(gesture: Setting, field: Locator, page: Page, hands: Hands): Promise<void> {
  const [alt = ''] = wordsOf(gesture);
  await hands.press(field.getByRole('button', { name: /^Choose (a picture|another|pictures)/ }).first(), 'Enter');
  const chooser = page.getByRole('dialog', { name: /^Choose: / });
  await hands.press(chooser.getByRole('searchbox'));
  await page.keyboard.insertText(alt);
  const found = chooser.getByRole('listbox', { name: 'Pictures' }).getByRole('option');
  await expect(found).toHaveCount(1);
  await hands.press(found, 'Space');
  await hands.press(chooser.getByRole('button', { name: 'Take the picture' }), 'Enter');
  await expect(chooser).toBeHidden();
  await expect(field.locator('img').first()).toBeVisible();
}

function wordsOf(gesture: Setting): readonly string[] {
  return gesture.does === 'set' ? gesture.words : [];
}
