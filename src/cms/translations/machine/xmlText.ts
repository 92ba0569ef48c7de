import { Parser } from 'htmlparser2';
import { escapeHtml } from '../../../shared/text/escapeHtml.ts';
import { escapePattern } from '../../../shared/text/escapePattern.ts';
import { pairTags } from '../pairTags.ts';

/** Element whose content a machine keeps as it is. */
export const KEPT_TAG = 'k';
/** Tags, stars around emphasis (`emphasis.ts`), placeholders and line breaks. */
const CODE = /(<[^<>]+>|\*|\{\w+\}|\r?\n)/;
const PLAIN_CODE = /(\*|\{\w+\}|\r?\n)/;

/** A name that is not translated, or has a fixed translation. */
export interface KeptName {
  name: string;
  translation: string;
}

/** A text as a machine translates it. */
export interface XmlText {
  xml: string;
  /** Characters outside the tags, which services bill. */
  characters: number;
  /** Whether there is a word to translate. */
  hasWords: boolean;
  /** The translated text, with its codes and names; undefined where the machine has lost or repeated a code. */
  read(translated: string): string | undefined;
}

/**
 * Writes a text as XML: pairs of tags are `g` elements, other codes empty `x` elements, and names are content of `k` elements.
 * @param isMarkup whether tags in the text are codes, or words
 * @param names longer ones first
 */
export function writeXmlText(text: string, isMarkup: boolean, names: readonly KeptName[]): XmlText {
  const parts = text.split(isMarkup ? CODE : PLAIN_CODE);
  const pairs = pairTags(parts);
  const kept: string[] = [];
  let words = '';
  const writeWords = (plain: string): string =>
    splitNames(plain, names)
      .map((piece) => {
        if (typeof piece === 'string') {
          words += piece;
          return escapeHtml(piece);
        }
        kept.push(piece.translation);
        return `<${KEPT_TAG} id="${kept.length - 1}">${escapeHtml(piece.name)}</${KEPT_TAG}>`;
      })
      .join('');
  const xml = parts
    .map((part, index) => {
      if (index % 2 === 0) return writeWords(part);
      const pair = pairs.get(index);
      if (pair === undefined) return `<x id="${index}"/>`;
      return pair > index ? `<g id="${index}">` : '</g>';
    })
    .join('');
  const characters = [...parts.filter((_, index) => index % 2 === 0).join('')].length;
  return {
    xml,
    characters,
    hasWords: /\p{L}/u.test(words),
    read: (translated) => readXmlText(translated, parts, pairs, kept),
  };
}

function splitNames(text: string, names: readonly KeptName[]): (string | KeptName)[] {
  if (names.length === 0) return [text];
  const listed = names.map(({ name }) => escapePattern(name)).join('|');
  const byName = new Map(names.map((kept) => [kept.name, kept]));
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${listed})(?![\\p{L}\\p{N}])`, 'u')).map((piece, index) => {
    const found = index % 2 === 1 ? byName.get(piece) : undefined;
    return found ?? piece;
  });
}

function readXmlText(
  translated: string,
  parts: readonly string[],
  pairs: ReadonlyMap<number, number>,
  kept: readonly string[],
): string | undefined {
  let text = '';
  let inKept = false;
  const left = new Set(parts.map((_, index) => index).filter((index) => index % 2 === 1));
  const open: number[] = [];
  let isWhole = true;
  const write = (index: number | undefined): void => {
    if (index === undefined || !left.delete(index)) isWhole = false;
    else text += parts[index];
  };
  const parser = new Parser(
    {
      onopentag(name, { id }) {
        const index = Number(id);
        if (name === KEPT_TAG) {
          inKept = true;
          text += kept[index] ?? '';
        } else if (name === 'g' || name === 'x') {
          write(index);
          if (name === 'g') open.push(index);
        } else isWhole = false;
      },
      ontext(words) {
        if (!inKept) text += words;
      },
      onclosetag(name) {
        if (name === KEPT_TAG) inKept = false;
        else if (name === 'g') write(pairs.get(open.pop() ?? -1));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(translated);
  return isWhole && left.size === 0 && text.trim() ? text : undefined;
}
