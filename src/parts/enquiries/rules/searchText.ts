import { normalizeText } from '../../../shared/text/normalizeText.ts';

/** Longest text that is searched: longer ones are truncated. */
const MAX_CHARACTERS = 8000;
/** Maximum number of words of a query. */
const MAX_WORDS = 8;
const MAX_QUERY = 200;

/** Searchable fields of an enquiry. */
export interface Searched {
  reference?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  tourTitle?: string | null;
  dates?: string | null;
  page?: string | null;
  pageTitle?: string | null;
  answers?: unknown;
}

/** All searchable fields of an enquiry as one folded text; phone numbers also without separators. */
export function searchTextOf(enquiry: Searched): string {
  const answers = Array.isArray(enquiry.answers) ? enquiry.answers : [];
  const parts = [
    enquiry.reference,
    enquiry.name,
    enquiry.email,
    enquiry.phone,
    enquiry.phone?.replace(/\D/g, ''),
    enquiry.tourTitle,
    enquiry.dates,
    enquiry.pageTitle,
    enquiry.page,
    ...answers.map((answer: unknown) => (answer as { shown?: unknown } | null)?.shown),
  ];
  const text = parts.filter((part) => typeof part === 'string' && part.trim()).join('\n');
  return normalizeText(text.slice(0, MAX_CHARACTERS)).slice(0, MAX_CHARACTERS);
}

/** Folded words of a query; all must match. */
export function readSearch(query: unknown): string[] {
  if (typeof query !== 'string') return [];
  // Percent sign and backslash are special in `LIKE`.
  const words = normalizeText(query.slice(0, MAX_QUERY))
    .split(/[\s%\\]+/)
    .filter(Boolean);
  return [...new Set(words)].slice(0, MAX_WORDS);
}
