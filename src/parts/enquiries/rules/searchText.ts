import { foldText } from '../../../shared/foldText.ts';

/** Longer texts are found by their beginnings: a row is not the place for a novel. */
const MOST_CHARACTERS = 8000;
/** More words than these narrow nothing. */
const MOST_WORDS = 8;
const MOST_QUERY = 200;

/** What an enquiry can be found by. */
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

/** All that an enquiry can be found by as one folded text; a phone number also without what stands between its digits. */
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
  return foldText(text.slice(0, MOST_CHARACTERS)).slice(0, MOST_CHARACTERS);
}

/** The words of a search, folded as what is searched; each has to be there. */
export function readSearch(query: unknown): string[] {
  if (typeof query !== 'string') return [];
  // A percent sign or a backslash would mean something else to the database.
  const words = foldText(query.slice(0, MOST_QUERY))
    .split(/[\s%\\]+/)
    .filter(Boolean);
  return [...new Set(words)].slice(0, MOST_WORDS);
}
