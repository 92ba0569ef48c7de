import { MONTHS } from '../../../../tours/words.ts';

/** A month as heading: `March 2027`. @param month `YYYY-MM` */
export function nameMonth(month: string): string {
  const [year, number] = month.split('-').map(Number);
  return `${(MONTHS as Readonly<Record<string, string>>)[String(number)] ?? month} ${year}`;
}
