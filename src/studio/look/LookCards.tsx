import { useId } from 'react';
import { LOOKS, type Look } from '../../shared/looks/looks.ts';
import { t } from '../../shared/studioWords/t.ts';
import { LookPicture } from './LookPicture.tsx';

interface LookCardsProps {
  /** Id of the look that the form holds exactly. */
  chosen: string | undefined;
  onChoose: (look: Look) => void;
}

/** The looks as one group of radio buttons, each with a drawing. */
export function LookCards({ chosen, onChoose }: LookCardsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>{t('Looks to begin with')}</legend>
      <div className="rihla-look__cards">
        {LOOKS.map((look) => (
          <label key={look.id}>
            <input checked={look.id === chosen} name={name} onChange={() => onChoose(look)} type="radio" />
            <LookPicture look={look} />
            <b>{look.label}</b>
            <span>{t(look.description)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
