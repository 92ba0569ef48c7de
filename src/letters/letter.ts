/** A thing that stands in a letter. Texts are plain and may hold line breaks; whatever a visitor wrote is safe in any of them. */
export type Piece =
  | { kind: 'text'; text: string }
  /** Less important, such as what to do when a letter came by mistake. */
  | { kind: 'small'; text: string }
  /** A heading above what follows. */
  | { kind: 'heading'; text: string }
  /** What was answered or agreed, a label and its value each. */
  | { kind: 'facts'; facts: readonly Fact[] }
  /** Somebody's own words. */
  | { kind: 'quote'; text: string }
  /** The one thing to do; `url` begins with `http:`, `https:` or `mailto:`, or the button is left out. */
  | { kind: 'button'; label: string; url: string }
  /** Something that may be done; its `url` as that of a button. */
  | { kind: 'link'; label: string; url: string };

export interface Fact {
  label: string;
  value: string;
}

/** What a letter says. */
export interface LetterContent {
  /** The heading, in the markup; in the text, the subject says it. */
  title: string;
  /** True for what a person writes to a person, which has no heading. */
  hasNoHeading?: true | undefined;
  /** What a list of mails shows beside the subject. */
  preview: string;
  pieces: readonly Piece[];
  /** Why somebody gets it, in one sentence, in small print. */
  reason?: string | undefined;
}

/** A letter, ready to be queued. */
export interface RenderedLetter {
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

/** For letters that no person wrote: programs that answer in somebody's absence are to leave them alone (RFC 3834). */
export const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' } as const;
