import { parse } from 'yaml';

/** Front matter of a Markdown file. */
export interface FrontMatter {
  title: string;
  path: string;
  excerpt: string;
  picture: string;
  category?: string;
  tags?: string[];
  published?: string;
  author?: string;
}

/** A section of Markdown, or a widget between two sections. */
export type Segment = { kind: 'markdown'; text: string } | { kind: 'widget'; name: string; lines: string[] };

export interface ParsedContent {
  front: FrontMatter;
  segments: Segment[];
}

const FRONT = /^---\n([\s\S]*?)\n---\n/;
const WIDGET = /^:::([a-z-]+)\n([\s\S]*?)\n:::$/gm;

/**
 * Parses a content file into front matter, Markdown and widgets.
 * @throws Error naming the file when the front matter is missing
 */
export function parseContent(file: string, source: string): ParsedContent {
  const head = source.match(FRONT);
  if (!head) throw new Error(`${file} has no head between two lines of ---. Add title, path, excerpt and picture.`);
  const front = parse(head[1] ?? '') as FrontMatter;
  return { front, segments: splitWidgets(source.slice(head[0].length)) };
}

function splitWidgets(body: string): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  for (const match of body.matchAll(WIDGET)) {
    pushMarkdown(segments, body.slice(end, match.index));
    segments.push({ kind: 'widget', name: match[1] ?? '', lines: (match[2] ?? '').split('\n') });
    end = match.index + match[0].length;
  }
  pushMarkdown(segments, body.slice(end));
  return segments;
}

function pushMarkdown(segments: Segment[], text: string): void {
  if (text.trim()) segments.push({ kind: 'markdown', text: text.trim() });
}
