'use client';
import { useFormFields } from '@payloadcms/ui';
import { contrastRatio, isHexColor, nearestPassing } from '../../shared/color.ts';
import { t } from '../../shared/studioWords/t.ts';

/** Minimum contrast, WCAG 1.4.3, for text of any size. */
const MIN_CONTRAST = 4.5;

interface ContrastWarningProps {
  /** Path of the field that holds the other colour. */
  against: string;
  value: string | undefined;
  onChoose: (color: string) => void;
}

/** Warns about too little contrast between two colours, and offers the nearest one with enough. Nothing is forced. */
export function ContrastWarning({ against, onChoose, value }: ContrastWarningProps) {
  const other = useFormFields(([fields]) => fields[against]?.value);
  const isWeak = isHexColor(value) && isHexColor(other) && contrastRatio(value, other) < MIN_CONTRAST;
  if (!isWeak) return <div aria-live="polite" />;
  const offer = nearestPassing(value, other, MIN_CONTRAST);
  const contrast = (Math.floor(contrastRatio(value, other) * 10) / 10).toFixed(1);
  return (
    <div aria-live="polite" style={{ marginBlockStart: 8, maxInlineSize: 320 }}>
      <p style={{ color: 'var(--theme-warning-750, #7a4d00)', margin: 0 }}>
        {t('Text and background have a contrast of {contrast} to 1. Many visitors cannot read less than {least}.', {
          contrast,
          least: MIN_CONTRAST,
        })}
      </p>
      <button
        onClick={() => onChoose(offer)}
        style={{ alignItems: 'center', display: 'inline-flex', gap: 8, marginBlockStart: 6 }}
        type="button"
      >
        <span
          aria-hidden="true"
          style={{ background: offer, blockSize: 16, border: '1px solid currentColor', inlineSize: 16 }}
        />
        {t('Use {colour}', { colour: offer })}
      </button>
    </div>
  );
}
