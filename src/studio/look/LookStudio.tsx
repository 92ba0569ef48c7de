import { useRef, useState } from 'react';
import { findLook } from '../../shared/looks/looks.ts';
import { t } from '../../shared/studioWords/t.ts';
import type { ThemeTokens } from '../../shared/theme.ts';
import { ContrastReport } from './ContrastReport.tsx';
import { LogoPalette } from './LogoPalette.tsx';
import { LogoReport } from './LogoReport.tsx';
import { LookCards } from './LookCards.tsx';
import { LookFile } from './LookFile.tsx';
import { LookPages } from './LookPages.tsx';
import { useTokens } from './useTokens.ts';
import '../../cms/studio/form.css';
import './look.css';

/** Looks to choose from, the pairs of colours that are hard to read, and the site's own pages in what the form holds. */
export function LookStudio() {
  const { setColour, setTokens, tokens } = useTokens();
  const [before, setBefore] = useState<ThemeTokens>();
  /** Counts what was taken from elsewhere: it clears the message about a file or a logo, which is true no longer. */
  const [turns, setTurns] = useState({ file: 0, logo: 0 });
  const state = useRef<HTMLParagraphElement>(null);
  const take = (next: ThemeTokens, from?: keyof typeof turns) => {
    // Whoever looks at one look after another gets back what was there before all of them; what is one's own is never lost.
    setBefore(before && findLook(tokens) ? before : tokens);
    setTokens(next);
    clear(from);
  };
  const clear = (except?: keyof typeof turns) =>
    setTurns({ file: turns.file + Number(except !== 'file'), logo: turns.logo + Number(except !== 'logo') });
  const chosen = findLook(tokens);
  return (
    <>
      <div className="rihla-form rihla-look">
        <LookCards chosen={chosen?.id} onChoose={(look) => take(look.tokens)} />
        <div className="rihla-look__state">
          <p ref={state} role="status" tabIndex={-1}>
            {chosen
              ? t('{look}: {description}.', { look: chosen.label, description: t(chosen.description) })
              : t('A look of your own.')}{' '}
            {t('Nothing changes for visitors until you save.')}
          </p>
          {before && (
            <button
              onClick={() => {
                setTokens(before);
                setBefore(undefined);
                clear();
                // The button goes.
                state.current?.focus();
              }}
              type="button"
            >
              {t('Put back what was there')}
            </button>
          )}
        </div>
        <ContrastReport hasDark={tokens.style.dark === 'auto'} colours={tokens.colours} onOffer={setColour} />
        <LogoReport tokens={tokens} />
        <LogoPalette key={`logo ${turns.logo}`} onPropose={(colours) => take({ ...tokens, colours }, 'logo')} />
        <LookFile
          key={`file ${turns.file}`}
          name={chosen?.label ?? t('Own look')}
          onTake={(next) => take(next, 'file')}
          tokens={tokens}
        />
      </div>
      <LookPages tokens={tokens} />
    </>
  );
}
