import { useState } from 'react';
import { MachineTexts } from '../../../cms/translations/studio/MachineTexts.tsx';
import { t, tCount } from '../../../shared/studioWords/t.ts';
import type { Board } from '../rules/board.ts';
import { LanguageChoice } from './LanguageChoice.tsx';

/** Has missing texts of the chosen documents translated by a machine, as drafts. */
export function MachineFill({
  chosen,
  languages,
  machine,
  onDone,
}: Pick<Board, 'languages'> & { chosen: readonly string[]; machine: string; onDone: () => void }) {
  const [locale, setLocale] = useState<string>(languages[0] ?? '');
  return (
    <section aria-labelledby="rihla-machine" className="rihla-language-board__file">
      <h2 id="rihla-machine">{t('Fill in by machine')}</h2>
      <p>
        {chosen.length === 0 ? t('Tick documents above.') : tCount('{count} chosen.', '{count} chosen.', chosen.length)}
      </p>
      <LanguageChoice languages={languages} locale={locale} onChoose={setLocale} />
      <MachineTexts key={`${locale} ${chosen.join()}`} locale={locale} machine={machine} of={chosen} onDone={onDone} />
    </section>
  );
}
