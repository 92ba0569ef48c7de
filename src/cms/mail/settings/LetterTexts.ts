import type { GlobalConfig, PayloadRequest } from 'payload';
import { changeTexts, soundTexts, type TextsByLanguage } from '../../../letters/texts/textRules.ts';
import { LANGUAGES, type LocaleCode } from '../../../shared/locales.ts';
import type { MessageKey } from '../../../shared/messages/index.ts';
import { isEditor } from '../../access/roles.ts';
import { lockName } from '../../database/locks/lockName.ts';
import { inTransaction } from '../../database/transactions/inTransaction.ts';

const SLUG = 'letter-texts';

/** Texts of letters that editors have changed, by language. Only the page of letters writes them, which checks them. */
export const LetterTexts: GlobalConfig = {
  slug: SLUG,
  access: { read: isEditor, update: () => false },
  admin: { hidden: true },
  fields: [{ name: 'texts', type: 'json' }],
};

/** The texts that editors have changed, by language; what no longer fits its letter is left out. */
export async function readLetterTexts(req: PayloadRequest): Promise<TextsByLanguage> {
  const { texts } = await req.payload.findGlobal({ slug: SLUG, depth: 0, req });
  const stored = (texts ?? {}) as Partial<Record<LocaleCode, unknown>>;
  return Object.fromEntries(Object.keys(LANGUAGES).map((locale) => [locale, soundTexts(stored[locale as LocaleCode])]));
}

/**
 * Changes texts of letters in one language; null resets one to the catalogue's.
 * @param check sees what is stored, and throws where it is not what the editor began with
 */
export async function writeLetterTexts(
  req: PayloadRequest,
  locale: LocaleCode,
  changes: Readonly<Partial<Record<MessageKey, string | null>>>,
  check: (stored: TextsByLanguage) => void,
): Promise<TextsByLanguage> {
  return inTransaction(req, async () => {
    await lockName(req, SLUG);
    const stored = await readLetterTexts(req);
    check(stored);
    const texts = { ...stored, [locale]: changeTexts(locale, stored[locale] ?? {}, changes) };
    await req.payload.updateGlobal({ slug: SLUG, data: { texts }, depth: 0, req, overrideAccess: true });
    return texts;
  });
}
