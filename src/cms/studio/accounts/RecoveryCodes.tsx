import { useEffect, useRef, useState } from 'react';
import { copyText } from '../../../browser/copyText.ts';
import { t } from '../../../shared/studioWords/t.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The recovery codes, for the only time. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const [news, setNews] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  return (
    <div className="rihla-second-step__ask">
      <h4 ref={heading} tabIndex={-1}>
        {t('Keep these recovery codes')}
      </h4>
      <p>
        {t(
          'Each stands in for the app once, when your telephone is lost. They are shown now and never again: print them, or keep them in your password manager.',
        )}
      </p>
      <ul className="rihla-second-step__codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="rihla-second-step__buttons">
        <button
          onClick={async ({ currentTarget }) =>
            setNews(
              t((await copyText(text, currentTarget)) ? 'Copied.' : 'Not copied. Select the codes, and copy them.'),
            )
          }
          type="button"
        >
          {t('Copy them')}
        </button>
        <button className="rihla-second-step__main" onClick={onKept} type="button">
          {t('I have kept them')}
        </button>
        <span aria-live="polite">{news}</span>
      </div>
    </div>
  );
}
