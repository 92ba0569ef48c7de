/** Amounts that a document of an order may contain. */
const LABELS: Readonly<Record<string, RegExp>> = {
  'In all': /In all/,
  Paid: /\bPaid\b(?! by)/,
  'Given back': /Given back/,
  'Kept by the terms': /Kept by the terms/,
  'On its way back to you': /On its way back to you/,
  'To be paid now': /To be paid now/,
  'To be paid later': /To be paid later/,
  'To be paid on arrival': /To be paid on arrival/,
  'To be paid once it is confirmed': /To be paid once it is confirmed/,
  'Cancelling today': /Cancelling on \d{1,2} [A-Z]\w+ \d{4}/,
};

/** Those still due; their sum is the balance. */
export const DUE_LABELS = [
  'To be paid now',
  'To be paid later',
  'To be paid on arrival',
  'To be paid once it is confirmed',
];

/** Parses a document of an order, text or markup: amounts by label, with dates where given. */
export function readPaper(text: string): Record<string, string> {
  const plain = text
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  const found = Object.entries(LABELS)
    .flatMap(([label, pattern]) => {
      const match = pattern.exec(plain);
      return match ? [{ label, start: match.index, end: match.index + match[0].length }] : [];
    })
    .sort((one, other) => one.start - other.start);
  return Object.fromEntries(
    found.map(({ end, label }, index) => {
      const said = plain.slice(end, found[index + 1]?.start ?? end + 90);
      // Pages name the refund before the amount, letters after it.
      const back = said.match(/€[\d,.]*\d goes back to you/)?.[0];
      const amount = said.replace(back ?? '', '').match(/€[\d,.]*\d|Free of charge/)?.[0];
      const day = label.startsWith('To be') ? said.match(/\b(?:by|on) (\d{1,2} [A-Z]\w+ \d{4})/)?.[1] : undefined;
      return [label, [amount, day ?? back].filter(Boolean).join(' by ')];
    }),
  );
}

/** A calendar file without the folds and escapes of its lines. */
export function plainCalendar(body: string): string {
  return body.replaceAll('\r\n ', '').replace(/\\n/g, ' ').replace(/\\(.)/g, '$1');
}

/** Parses an amount in cents; 0 without one. */
export function centsOf(said: string | undefined): number {
  return Math.round(Number(said?.match(/€([\d,.]*\d)/)?.[1]?.replaceAll(',', '') ?? 0) * 100);
}
