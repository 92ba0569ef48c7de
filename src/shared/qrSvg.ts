import { encode } from 'uqr';
import { escapeHtml } from './text/escapeHtml.ts';

/** Quiet zone around a code, in modules, without which cameras do not find it (ISO/IEC 18004, section 9.1). */
export const QUIET_ZONE = 4;

/**
 * Renders a text as a QR code: always black on white, one unit a module. Error correction is raised above the 15 % of level M where the size allows.
 * @param text at most 2,331 bytes
 * @param title accessible name
 * @returns an `<svg>` without a size of its own
 * @throws RangeError for a text that is too long
 */
export function qrSvg(text: string, title: string): string {
  const { data, size } = encode(text, { ecc: 'M', boostEcc: true, border: QUIET_ZONE });
  const bars = data.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img"><title>${escapeHtml(
    title,
  )}</title><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" shape-rendering="crispEdges" d="${bars.join('')}"/></svg>`;
}
