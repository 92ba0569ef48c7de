import { STATUSES } from '../../../forms/words.ts';
import { writeCsv } from '../../../shared/csv.ts';
import { english } from '../../../shared/studioWords/t.ts';
import { isStatus } from './statuses.ts';

/** A stored answer with its question. */
export interface KeptAnswer {
  label?: unknown;
  shown?: unknown;
}

/** An enquiry for the export; times are ISO 8601. */
export interface CsvEnquiry {
  reference?: string | null;
  receivedAt?: string | null;
  status?: string | null;
  owner?: string | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  tourTitle?: string | null;
  dates?: string | null;
  adults?: number | null;
  children?: number | null;
  formTitle?: string | null;
  page?: string | null;
  campaign?: unknown;
  answerDue?: string | null;
  firstAnsweredAt?: string | null;
  answers?: unknown;
}

/** Maximum number of questions with a column of their own; hundreds would be unreadable. */
const MAX_QUESTIONS = 60;

const COLUMNS: readonly (readonly [string, (enquiry: CsvEnquiry) => string | number | null | undefined])[] = [
  ['Reference', ({ reference }) => reference],
  ['Received', ({ receivedAt }) => receivedAt],
  ['Status', ({ status }) => (isStatus(status) ? english(STATUSES[status]) : status)],
  ['Owner', ({ owner }) => owner],
  ['Name', ({ name }) => name],
  ['E-mail', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Tour', ({ tourTitle }) => tourTitle],
  ['Dates', ({ dates }) => dates],
  ['Adults', ({ adults }) => adults],
  ['Children', ({ children }) => children],
  ['Form', ({ formTitle }) => formTitle],
  ['Page', ({ page }) => page],
  ['Campaign', ({ campaign }) => describeCampaign(campaign)],
  ['Answer due', ({ answerDue }) => answerDue],
  ['First answered', ({ firstAnsweredAt }) => firstAnsweredAt],
];

/** Enquiries as CSV, with a column for each question in any of them. Times are ISO 8601, in UTC. Typed text never becomes a formula. */
export function writeEnquiries(enquiries: readonly CsvEnquiry[]): string {
  const answers = enquiries.map(({ answers }) => readAnswers(answers));
  const questions = [...new Set(answers.flatMap((each) => [...each.keys()]))].slice(0, MAX_QUESTIONS);
  const rows = enquiries.map((enquiry, index) => [
    ...COLUMNS.map(([, read]) => read(enquiry) ?? ''),
    ...questions.map((question) => answers[index]?.get(question) ?? ''),
  ]);
  return writeCsv([[...COLUMNS.map(([name]) => name), ...questions.map((question) => `Answer: ${question}`)], ...rows]);
}

/** Campaign parameters in one line: `utm_source=news, utm_medium=email`. */
export function describeCampaign(campaign: unknown): string {
  if (typeof campaign !== 'object' || campaign === null || Array.isArray(campaign)) return '';
  return Object.entries(campaign)
    .filter(([, value]) => (typeof value === 'string' && value !== '') || typeof value === 'number')
    .map(([name, value]) => `${name}=${value}`)
    .join(', ');
}

/** Answers by question; answers to questions of the same name share a cell. */
function readAnswers(stored: unknown): Map<string, string> {
  const read = new Map<string, string>();
  for (const answer of Array.isArray(stored) ? (stored as (KeptAnswer | null)[]) : []) {
    const [label, shown] = [answer?.label, answer?.shown];
    if (typeof label !== 'string' || typeof shown !== 'string' || shown === '') continue;
    const before = read.get(label);
    read.set(label, before ? `${before}\n${shown}` : shown);
  }
  return read;
}
