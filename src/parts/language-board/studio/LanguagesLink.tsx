import type { ServerProps } from 'payload';
import { NavLink } from '../../../cms/studio/NavLink.tsx';
import { offeredLanguages } from '../../../cms/translations/languages.ts';
import { mayTranslate } from '../../../cms/translations/translators.ts';
import { t } from '../../../shared/studioWords/t.ts';
import { LANGUAGE_BOARD_PATH } from '../boardPath.ts';

/** Menu link to the board of languages, for those who write on a site that offers more than one. */
export async function LanguagesLink({ payload, user }: ServerProps) {
  if (!user || !mayTranslate({ user })) return null;
  const offered = offeredLanguages(await payload.findGlobal({ slug: 'languages', depth: 0 }));
  if (offered.length === 0) return null;
  return (
    <NavLink
      count={0}
      event="rihla-languages"
      href={LANGUAGE_BOARD_PATH}
      label={t('Languages')}
      unit={t('to translate')}
    />
  );
}
