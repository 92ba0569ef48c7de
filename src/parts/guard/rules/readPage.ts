import { Parser } from 'htmlparser2';
import type { PageHeading, PageLink, PageModel, PagePicture, PageText } from './pageModel.ts';

type Attributes = Readonly<Record<string, string>>;

/** An open element. */
interface Open {
  tag: string;
  block: string | undefined;
  /** Inside content that is never read: scripts, styles, or hidden from assistive technology. */
  isSilent: boolean;
}

/** A heading, link or button that is being read: its words come with its content. */
interface Named {
  depth: number;
  words: string[];
  end(text: string): void;
}

const SILENT = new Set(['script', 'style', 'template', 'noscript']);
const HEADING = /^h[1-6]$/;
const VOID = new Set([
  'area',
  'base',
  'br',
  'col',
  'embed',
  'hr',
  'img',
  'input',
  'link',
  'meta',
  'source',
  'track',
  'wbr',
]);

/** Parses a rendered page once, with the block of each element. */
export function readPage(html: string): PageModel {
  const page = {
    ...{ title: '', description: '', isIndexed: true },
    headings: [] as PageHeading[],
    links: [] as PageLink[],
    pictures: [] as PagePicture[],
    texts: [] as PageText[],
    ids: new Set<string>(),
  };
  const open: Open[] = [];
  const named: Named[] = [];
  let sources: string[] = [];

  function opened(tag: string, attributes: Attributes): void {
    const around = open.at(-1);
    const block = attributes['data-block-id'] || around?.block;
    const isHidden = attributes['aria-hidden'] === 'true' || 'hidden' in attributes;
    // An SVG has an accessible name, its title, only with the role of a picture.
    const isDrawing = tag === 'svg' && attributes.role !== 'img';
    const isSilent = around?.isSilent === true || SILENT.has(tag) || isHidden || isDrawing;
    const { id } = attributes;
    if (id) page.ids.add(id);
    if (tag === 'meta') readMeta(attributes);
    if (tag === 'picture') sources = [];
    if (tag === 'source') sources.push(...candidatesOf(attributes.srcset));
    if (tag === 'img') readPicture(attributes, block, isSilent);
    if (tag === 'a' && attributes.name) page.ids.add(attributes.name);
    if (!VOID.has(tag)) open.push({ tag, block, isSilent });
    if (HEADING.test(tag) && !isSilent) readHeading(Number(tag[1]), block);
    if ((tag === 'a' && attributes.href !== undefined) || tag === 'button') readLink(tag, attributes, block, isSilent);
  }

  function readMeta({ content = '', name }: Attributes): void {
    if (name === 'description') page.description = content.trim();
    if (name === 'robots' && content.includes('noindex')) page.isIndexed = false;
  }

  function readPicture(
    { alt, loading, src = '', srcset }: Attributes,
    block: string | undefined,
    isSilent: boolean,
  ): void {
    const files = [...new Set([src, ...candidatesOf(srcset), ...sources].filter(Boolean))];
    sources = [];
    if (files.length > 0)
      page.pictures.push({ src, files, alt: isSilent ? '' : alt, isEager: loading !== 'lazy', block });
    if (alt && !isSilent) for (const each of named) each.words.push(alt);
  }

  function readHeading(level: number, block: string | undefined): void {
    named.push({ depth: open.length, words: [], end: (text) => page.headings.push({ level, text, block }) });
  }

  function readLink(tag: 'a' | 'button', attributes: Attributes, block: string | undefined, isSilent: boolean): void {
    const { 'aria-label': label, 'aria-labelledby': labelledBy, href, title } = attributes;
    const labelText = label || title || labelledBy || '';
    const end = (text: string) => {
      if (!isSilent)
        page.links.push({ tag, href: tag === 'a' ? href?.trim() : undefined, name: text || labelText, block });
    };
    named.push({ depth: open.length, words: [], end });
  }

  const parser = new Parser({
    onopentag: (tag, attributes) => opened(tag, attributes),
    ontext(text) {
      const around = open.at(-1);
      if (around?.tag === 'title' && open.length <= 3) page.title += text;
      if (!around || around.isSilent || !text.trim()) return;
      for (const each of named) each.words.push(text);
      if (open.some(({ tag }) => tag === 'body')) page.texts.push({ text: text.trim(), block: around.block });
    },
    onclosetag(tag) {
      if (VOID.has(tag)) return;
      while (named.length > 0 && (named.at(-1)?.depth ?? 0) >= open.length) {
        const last = named.pop();
        last?.end(last.words.join(' ').replace(/\s+/g, ' ').trim());
      }
      open.pop();
    },
  });
  parser.write(html);
  parser.end();
  return { ...page, title: page.title.trim() };
}

/** The addresses of a `srcset`. */
function candidatesOf(srcset: string | undefined): string[] {
  if (!srcset) return [];
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
