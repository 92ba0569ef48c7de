import { useEffect, useState } from 'react';
import { sayRatio } from '../../shared/looks/contrastPairs.ts';
import { LOGO_CONTRAST, logoContrast, logoGrounds } from '../../shared/looks/logoContrast.ts';
import { t } from '../../shared/studioWords/t.ts';
import { tRich } from '../../shared/studioWords/tRich.tsx';
import type { ThemeTokens } from '../../shared/theme.ts';
import { findLogo, type HeaderLogo } from './findLogo.ts';
import { readPixels } from './readPixels.ts';

/** The logo with the pixels of its pictures. */
interface SeenLogo extends HeaderLogo {
  plain: Uint8ClampedArray;
  onDark: Uint8ClampedArray | undefined;
}

/** Says where the operator's own logo is hard to see on the header of the form's look, and where to choose one that is not. */
export function LogoReport({ tokens }: { tokens: ThemeTokens }) {
  const [logo, setLogo] = useState<SeenLogo>();
  useEffect(() => {
    const request = new AbortController();
    findLogo(request.signal)
      .then((found) => found && seeLogo(found))
      .then(setLogo, () => {
        // Without its pixels nothing is said of the logo.
      });
    return () => request.abort();
  }, []);
  const weak = (logo ? logoGrounds(tokens) : []).flatMap(({ colour, isDark, what }) => {
    const ratio = logoContrast((isDark && logo?.onDark) || logo?.plain || [], colour);
    return ratio !== undefined && ratio < LOGO_CONTRAST
      ? [{ isDark, said: t('{ground} ({ratio})', { ground: t(what), ratio: sayRatio(ratio) }) }]
      : [];
  });
  const isDark = weak.some((ground) => ground.isDark);
  const linkWords = !isDark
    ? t('a logo in other colours in the header')
    : logo?.onDark
      ? t('another logo for dark ground in the header')
      : t('a logo for dark ground in the header');
  return (
    <p aria-live="polite" className="rihla-look__logo">
      {weak.length > 0 && (
        <>
          {t('Your logo is hard to see {grounds}; {least} to 1 is enough.', {
            grounds: weak.map(({ said }) => said).join(t(', and ')),
            least: LOGO_CONTRAST,
          })}{' '}
          {tRich('Choose {logo}, or another header below.', { logo: <a href={logo?.editPath}>{linkWords}</a> })}
        </>
      )}
    </p>
  );
}

async function seeLogo(logo: HeaderLogo): Promise<SeenLogo> {
  const [plain, onDark] = await Promise.all([
    readPixels(logo.picture),
    logo.pictureOnDark === undefined ? undefined : readPixels(logo.pictureOnDark),
  ]);
  return { ...logo, plain, onDark };
}
