/** Formats a number by locale, with the given decimals. */
export function formatCount(
  count: number,
  { decimals, hasGroups, locale }: { decimals: number; hasGroups: boolean; locale: string },
): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale, { ...digits, useGrouping: hasGroups }).format(count);
}
