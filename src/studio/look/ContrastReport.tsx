import { contrastRatio } from '../../shared/color.ts';
import { CONTRAST_PAIRS, passingColours, sayRatio, weakPairs } from '../../shared/looks/contrastPairs.ts';
import { darkColours } from '../../shared/looks/darkColours.ts';
import { t, tCount } from '../../shared/studioWords/t.ts';
import type { ThemeTokens } from '../../shared/theme.ts';

interface ContrastReportProps {
  colours: ThemeTokens['colours'];
  /** Whether the look has a dark mode. */
  hasDark: boolean;
  onOffer: (name: string, value: string) => void;
}

/** The pairs of colours with too little contrast, in words, each with the nearest colour that has enough. Nothing is forced. */
export function ContrastReport({ colours, hasDark, onOffer }: ContrastReportProps) {
  const weak = weakPairs(colours);
  const passing = weak.length > 1 ? passingColours(colours) : undefined;
  const mendAll = () => {
    for (const [name, value] of Object.entries(passing ?? {}))
      if (value !== colours[name as keyof typeof colours]) onOffer(name, value);
  };
  return (
    <section aria-label={t('Contrast')} className="rihla-look__contrast">
      <p aria-live="polite">
        {weak.length === 0
          ? t('Every pair of colours can be read.')
          : tCount(
              'One pair of colours is hard to read for many visitors.',
              '{count} pairs of colours are hard to read for many visitors.',
              weak.length,
            )}
      </p>
      {hasDark && <DarkPalette colours={colours} />}
      {passing && (
        <button onClick={mendAll} type="button">
          {t('Mend all, by the nearest colours')}
        </button>
      )}
      <ul>
        {weak.map(({ background, least, moves, offer, ratio, text, what }) => (
          <li key={what}>
            <svg aria-hidden="true" viewBox="0 0 44 28">
              <rect fill={colours[background]} height="28" width="44" />
              <text fill={colours[text]} fontSize="15" textAnchor="middle" x="22" y="19">
                Aa
              </text>
            </svg>
            <span>
              {t('{pair}: {ratio}; {least} to 1 is enough.', { pair: t(what), ratio: sayRatio(ratio), least })}
            </span>
            <button onClick={() => onOffer(moves, offer)} type="button">
              <i aria-hidden="true" style={{ background: offer }} />
              {t('Use {colour}', { colour: offer })}
              <span className="rihla-unseen"> {t('for {pair}', { pair: t(what).toLowerCase() })}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The palette of dark mode, which is derived so that each pair passes, and its least contrast. */
function DarkPalette({ colours }: Pick<ContrastReportProps, 'colours'>) {
  const dark = darkColours(colours);
  const text = CONTRAST_PAIRS.filter(({ least }) => least >= 4.5);
  const ratio = Math.min(...text.map((pair) => contrastRatio(dark[pair.text], dark[pair.background])));
  return (
    <p>
      <span aria-hidden="true" className="rihla-look__dark">
        {Object.entries(dark).map(([name, colour]) => (
          <i key={name} style={{ background: colour }} />
        ))}
      </span>{' '}
      {t('In dark mode these colours are derived from yours: text has {ratio} or more.', { ratio: sayRatio(ratio) })}
    </p>
  );
}
