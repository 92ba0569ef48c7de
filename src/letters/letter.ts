/** An element of a letter. Texts are plain and may hold line breaks; any visitor input is safe in them. */
export type Piece =
  | { kind: 'text'; text: string }
  /** Less important, such as what to do when a letter came by mistake. */
  | { kind: 'small'; text: string }
  /** A heading above what follows. */
  | { kind: 'heading'; text: string }
  /** Labels with values: answers, or agreed terms. */
  | { kind: 'facts'; facts: readonly Fact[] }
  /** Quoted text of a person. */
  | { kind: 'quote'; text: string }
  /** The main action; `url` must begin with `http:`, `https:` or `mailto:`, otherwise the button is left out. */
  | { kind: 'button'; label: string; url: string }
  /** An optional action; `url` as for a button. */
  | { kind: 'link'; label: string; url: string };

export interface Fact {
  label: string;
  value: string;
}

/** Content of a letter. */
export interface LetterContent {
  /** The heading of the HTML; in plain text, the subject is enough. */
  title: string;
  /** True for a personal letter, which has no heading. */
  hasNoHeading?: true | undefined;
  /** Preheader: what a list of mails shows beside the subject. */
  preview: string;
  pieces: readonly Piece[];
  /** Reason for which the recipient gets it, in one sentence, in small print. */
  reason?: string | undefined;
}

/** A letter, ready to be queued. */
export interface RenderedLetter {
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

/** Headers of automatic letters, so that auto-responders do not answer them (RFC 3834). */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const;
