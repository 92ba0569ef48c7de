import { useEffect, useState } from 'react';
import { sayRatio } from '../../shared/looks/contrastPairs.ts';
import { LOGO_CONTRAST, logoContrast, logoGrounds } from '../../shared/looks/logoContrast.ts';
import type { ThemeTokens } from '../../shared/theme.ts';
import { findLogo } from './findLogo.ts';
import { readPixels } from './readPixels.ts';

/** Says where the operator's own logo is hard to see on the header of the form's look. */
export function LogoReport({ tokens }: { tokens: ThemeTokens }) {
  const [pixels, setPixels] = useState<Uint8ClampedArray>();
  useEffect(() => {
    const request = new AbortController();
    findLogo(request.signal)
      .then((address) => (address ? readPixels(address) : undefined))
      .then(setPixels, () => {
        // Without its pixels nothing is said of the logo.
      });
    return () => request.abort();
  }, []);
  const weak = (pixels ? logoGrounds(tokens) : []).flatMap(({ colour, what }) => {
    const ratio = logoContrast(pixels ?? [], colour);
    return ratio !== undefined && ratio < LOGO_CONTRAST ? [`${what} (${sayRatio(ratio)})`] : [];
  });
  return (
    <p aria-live="polite" className="rihla-look__logo">
      {weak.length > 0 &&
        `Your logo is hard to see ${weak.join(', and ')}; ${LOGO_CONTRAST} to 1 is enough. Choose another header below, or a logo in other colours in the header’s template.`}
    </p>
  );
}
