import { createHash } from 'node:crypto';
import { DEFAULT_LOCALE, directionOf, type LocaleCode } from '../../shared/locales.ts';
import { escapeHtml } from '../../shared/text/escapeHtml.ts';

const STYLE = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:2rem 1.25rem;background:#f7f0e3;color:#1e1413;font:1.0625rem/1.6 system-ui,sans-serif}
main{width:100%;max-width:27rem;background:#fffaf1;border:1px solid #ddcdb0;border-radius:4px;padding:2.5rem clamp(1.25rem,6vw,2.5rem)}
h1{margin:0 0 .75rem;font:600 1.875rem/1.15 Georgia,serif}
p{margin:0 0 1rem}p:last-child{margin-bottom:0}
a{color:#2541a8}
label{display:block;margin:1.25rem 0 .3rem;font-weight:600}
input{display:block;width:100%;padding:.7rem .8rem;font:inherit;color:inherit;background:#fff;border:1px solid #8c7b66;border-radius:4px}
input[aria-invalid=true]{border-color:#a8401f;border-width:2px}
.hint,.fault{margin:.3rem 0 0;font-size:.9375rem}
.fault,.faults{color:#8f3216;font-weight:600}
.faults{border-inline-start:4px solid #a8401f;padding-inline-start:1rem}
button{width:100%;margin-top:1.75rem;padding:.85rem 1rem;font:600 1.0625rem/1.2 system-ui,sans-serif;color:#fff;background:#2541a8;border:0;border-radius:4px;cursor:pointer}
button:hover{background:#1b3288}
:focus-visible{outline:3px solid #e8a33d;outline-offset:2px}
@media (forced-colors:active){button,input{border:1px solid}}
`.trim();

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');

export interface PlainPage {
  /** By default that of the site. */
  locale?: LocaleCode;
  title: string;
  /** Escaped HTML of the main element. */
  main: string;
}

/** Content security policy of a plain page: its one style, forms to this site, nothing else. */
export const PLAIN_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Renders a page that needs neither the database nor a script: for errors and for the first account. */
export function renderPlainPage({ locale = DEFAULT_LOCALE, title, main }: PlainPage): string {
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${main}</main></body></html>`;
}
