import { useId, useState } from 'react';
import { t } from '../../../shared/studioWords/t.ts';

/** The field `code`, for a code of the app or for a recovery code; it takes the focus as it appears. */
export function CodeField() {
  const [code, hint] = [useId(), useId()];
  const [isRecovery, setRecovery] = useState(false);
  return (
    <div className="rihla-code" key={String(isRecovery)}>
      <label htmlFor={code}>{t(isRecovery ? 'Recovery code' : 'Code of your app')}</label>
      <input
        aria-describedby={hint}
        autoCapitalize="none"
        autoComplete="one-time-code"
        // The step before has led here: this is where one goes on.
        // biome-ignore lint/a11y/noAutofocus: the only field, shown after a press
        autoFocus
        id={code}
        inputMode={isRecovery ? 'text' : 'numeric'}
        maxLength={40}
        name="code"
        required
        spellCheck={false}
        type="text"
      />
      <p id={hint}>
        {t(
          isRecovery
            ? 'One of the ten that you kept when you set this up. Each works once.'
            : 'Six digits, new every half minute.',
        )}
      </p>
      <button className="rihla-code__other" onClick={() => setRecovery(!isRecovery)} type="button">
        {t(isRecovery ? 'Use the app instead' : 'Use a recovery code instead')}
      </button>
    </div>
  );
}
