import type { CSSProperties } from 'react';
import { directionOf } from '../shared/locales.ts';
import { darkLetterColours, type LetterColours, letterColours } from './letterColours.ts';
import { letterFonts } from './letterFonts.ts';
import type { Letterhead } from './letterhead.ts';

/** Corners of a button that follows no theme, and of one that is round at its ends, in px. */
const PLAIN_CORNERS = 4;
const ROUND_CORNERS = 28;

/** Not shown; `mso-hide` is for Outlook, which ignores the others. */
const HIDDEN: CSSProperties & { msoHide: string } = { display: 'none', maxHeight: 0, msoHide: 'all' };

/** Styles of a letter. Mail programs read inline styles; those that also read a style sheet get the dark colours and the narrow widths from it. */
export function letterStyles(head: Pick<Letterhead, 'buttons' | 'colours' | 'locale' | 'own' | 'typefaces'>) {
  const { buttons, colours } = head;
  return {
    css: sheet(darkLetterColours(colours, buttons?.fill)),
    style: {
      ...inline(letterColours(colours, buttons?.fill), letterFonts(head), cornersOf(buttons)),
      ...sided(letterColours(colours, buttons?.fill), letterFonts(head).text, directionOf(head.locale)),
    },
  };
}

/** Radius of a button's corners, in px. */
function cornersOf(buttons: Letterhead['buttons']): number {
  if (!buttons) return PLAIN_CORNERS;
  return { pill: ROUND_CORNERS, rounded: Math.min(buttons.radius, ROUND_CORNERS), square: 0 }[buttons.shape];
}

function inline(c: LetterColours, { display, text }: ReturnType<typeof letterFonts>, corners: number) {
  const plain = { margin: 0, fontFamily: text } as const;
  return {
    body: { margin: 0, padding: '32px 12px', backgroundColor: c.ground, fontFamily: text },
    card: { maxWidth: 600, margin: '0 auto', backgroundColor: c.card, borderTop: `4px solid ${c.mark}` },
    mast: { padding: '28px 40px 0' },
    name: { color: c.ink, fontFamily: display, fontSize: 17, fontWeight: 600, textDecoration: 'none' },
    // Where pictures are not shown, its text looks like the name.
    logo: { border: 0, color: c.ink, fontFamily: display, fontSize: 17, fontWeight: 600 },
    logoOnDark: HIDDEN,
    inner: { padding: '28px 40px 8px' },
    title: {
      ...plain,
      marginBottom: 20,
      color: c.ink,
      fontFamily: display,
      fontSize: 30,
      fontWeight: 500,
      lineHeight: '36px',
    },
    text: { ...plain, marginTop: 0, marginBottom: 16, color: c.ink, fontSize: 16, lineHeight: '25px' },
    heading: {
      ...plain,
      marginTop: 28,
      marginBottom: 4,
      color: c.quiet,
      fontSize: 14,
      fontWeight: 600,
      lineHeight: '20px',
    },
    small: { ...plain, marginTop: 0, marginBottom: 12, color: c.quiet, fontSize: 13, lineHeight: '20px' },
    facts: { margin: '8px 0 24px', borderTop: `1px solid ${c.rule}`, borderCollapse: 'collapse' },
    value: { ...cellOf(c, text), color: c.ink, fontSize: 16, lineHeight: '22px', wordBreak: 'break-word' },
    action: { margin: '24px 0 28px' },
    button: {
      padding: '15px 26px',
      borderRadius: corners,
      backgroundColor: c.button,
      color: c.onButton,
      fontFamily: text,
      fontSize: 16,
      fontWeight: 600,
      textDecoration: 'none',
    },
    link: { color: c.link, textDecoration: 'underline' },
    foot: { padding: '0 40px 24px' },
    rule: { margin: '8px 0 20px', border: 'none', borderTop: `1px solid ${c.rule}` },
    footLink: { color: c.quiet, textDecoration: 'underline' },
  } satisfies Record<string, CSSProperties>;
}

function cellOf(c: LetterColours, text: string) {
  return {
    padding: '10px 0',
    borderBottom: `1px solid ${c.rule}`,
    verticalAlign: 'top',
    fontFamily: text,
  } as const;
}

/** Styles with sides: few mail programs know logical ones. */
function sided(c: LetterColours, text: string, ofLetter: 'ltr' | 'rtl') {
  const gap = ofLetter === 'rtl' ? { paddingLeft: 16 } : { paddingRight: 16 };
  const line = `3px solid ${c.mark}`;
  return {
    label: { ...cellOf(c, text), width: '34%', ...gap, color: c.quiet, fontSize: 14, lineHeight: '22px' },
    /** Of a quoted text, by its own direction. */
    quote: (direction: 'ltr' | 'rtl') =>
      ({
        margin: '8px 0 24px',
        padding: direction === 'rtl' ? '2px 18px 2px 0' : '2px 0 2px 18px',
        ...(direction === 'rtl' ? { borderRight: line } : { borderLeft: line }),
        color: c.ink,
        fontFamily: text,
        fontSize: 16,
        lineHeight: '25px',
        wordBreak: 'break-word',
      }) as const,
  } satisfies { label: CSSProperties; quote: (direction: 'ltr' | 'rtl') => CSSProperties };
}

function sheet(c: LetterColours): string {
  return `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){
.l-band{padding-left:24px!important;padding-right:24px!important}
.l-label,.l-value{display:block!important;width:100%!important}
.l-label{padding-bottom:0!important;border-bottom:0!important}
.l-value{padding-top:0!important}
}
@media (prefers-color-scheme:dark){
.l-ground,.l-ground>table>tbody>tr>td{background-color:${c.ground}!important}
.l-card{background-color:${c.card}!important;border-top-color:${c.mark}!important}
.l-logo{display:none!important}
.l-logo-dark{display:inline-block!important;width:auto!important;max-height:none!important}
.l-ink{color:${c.ink}!important}
.l-link{color:${c.link}!important}
.l-quiet{color:${c.quiet}!important}
.l-rule{border-color:${c.rule}!important}
.l-button{background-color:${c.button}!important;color:${c.onButton}!important}
}`;
}
