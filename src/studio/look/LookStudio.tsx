import { useState } from 'react';
import { findLook } from '../../shared/looks/looks.ts';
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
  /** Counts choices of a card: each clears the message about a file. */
  const [choice, setChoice] = useState(0);
  const take = (next: ThemeTokens) => {
    setBefore(before ?? tokens);
    setTokens(next);
  };
  const chosen = findLook(tokens);
  return (
    <>
      <div className="rihla-form rihla-look">
        <LookCards
          chosen={chosen?.id}
          onChoose={(look) => {
            take(look.tokens);
            setChoice(choice + 1);
          }}
        />
        <div className="rihla-look__state">
          <p role="status">
            {chosen ? `${chosen.label}: ${chosen.description}.` : 'A look of your own.'} Nothing changes for visitors
            until you save.
          </p>
          {before && (
            <button
              onClick={() => {
                setTokens(before);
                setBefore(undefined);
              }}
              type="button"
            >
              Put back what was there
            </button>
          )}
        </div>
        <ContrastReport hasDark={tokens.style.dark === 'auto'} colours={tokens.colours} onOffer={setColour} />
        <LogoReport tokens={tokens} />
        <LogoPalette onPropose={(colours) => take({ ...tokens, colours })} />
        <LookFile key={choice} name={chosen?.label ?? 'Own look'} onTake={take} tokens={tokens} />
      </div>
      <LookPages tokens={tokens} />
    </>
  );
}
