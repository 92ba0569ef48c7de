import { createHash } from 'node:crypto';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageAnswer } from '../../../endpoints/queryEndpoint.ts';
import { letterColours } from '../../../letters/letterColours.ts';
import { letterFonts } from '../../../letters/letterFonts.ts';
import { VoucherPage } from './VoucherPage.tsx';
import voucherCss from './voucher.css?inline';
import type { VoucherSheet } from './voucher.ts';

/** Largest corners on paper, in px: the sheet's boxes are small. */
const MAX_CORNERS = 12;

/** Renders the voucher page, without scripts and third-party content: its address contains the order's token. All texts are escaped. */
export function renderVoucher(sheet: VoucherSheet): PageAnswer {
  const { card, ground, ink, link, mark, quiet, rule } = letterColours(sheet.head.colours);
  const corners = `${Math.min(sheet.head.buttons?.radius ?? 0, MAX_CORNERS)}px`;
  const tokens = Object.entries({ card, corners, ground, ink, link, mark, quiet, rule, ...letterFonts(sheet.head) });
  // Printing waits until fonts are loaded.
  const fonts = (sheet.fontFaces ?? '').replaceAll('font-display:optional', 'font-display:swap');
  const css = `${fonts}:root{${tokens.map(([name, value]) => `--${name}:${value}`).join(';')}}${voucherCss}`;
  const hash = createHash('sha256').update(css).digest('base64');
  return {
    kind: 'page',
    html: `<!doctype html>${renderToStaticMarkup(<VoucherPage css={css} sheet={sheet} />)}`,
    contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self';${sheet.head.logo ? " img-src 'self';" : ''} base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  };
}
