import type { Destination } from '../../../cms/renderedSite.ts';
import { t } from '../../../shared/studioWords/t.ts';
import type { PageModel } from './pageModel.ts';
import { type Said, speakSaid } from './said.ts';
import type { SaleFacts } from './saleFacts.ts';

/** Facts about the site that a rendered page does not contain. */
export interface SiteFacts {
  /** Path of the page, decoded. */
  path: string;
  publicUrl: string;
  siteName: string;
  /** Targets of addresses of this site, by `addressOf`. */
  destinations: ReadonlyMap<string, Destination>;
  /** Sizes in bytes of the files in `/media/` that the page names; undefined: no file has that name. */
  files: ReadonlyMap<string, number | undefined>;
  /** Compressed size of the page with its style, in bytes. */
  pageBytes: number;
  /** Paths of other pages with the same title, and with the same description. */
  sameTitle: readonly string[];
  sameDescription: readonly string[];
  /** Only of a tour. */
  sale?: SaleFacts | undefined;
}

/** Finding of a rule, in plain words for editors. */
export interface Found {
  says: Said;
  /** Distinguishes it from others of its rule and block. */
  subject: string;
  /** Id of the block that contains it. */
  block?: string | undefined;
  /** Path of a field of the document, where it is in no block. */
  field?: string | undefined;
}

/** A rule for all published pages. */
export interface Rule {
  id: string;
  /** Whether it refuses publishing; otherwise it advises. */
  isBlocking: boolean;
  /** Fix, as a sentence: a message of the studio. */
  todo: string;
  find(page: PageModel, facts: SiteFacts): readonly Found[];
}

export interface Finding extends Found {
  rule: string;
  isBlocking: boolean;
  todo: string;
}

/** A finding in the language of whoever reads it. */
export interface SpokenFinding extends Omit<Finding, 'says'> {
  says: string;
}

/** Translates a finding for whoever is asking. */
export function speak<Given extends Finding>(finding: Given): Omit<Given, 'says'> & SpokenFinding {
  return { ...finding, says: speakSaid(finding.says), todo: t(finding.todo) };
}

/** Identifies a finding of a document as long as its cause exists. */
export function keyOf({ block = '', rule, subject }: Pick<Finding, 'block' | 'rule' | 'subject'>): string {
  return `${rule} ${block} ${subject}`.slice(0, 300);
}
