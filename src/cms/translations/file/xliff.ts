import { Parser } from 'htmlparser2';
import { DEFAULT_LOCALE } from '../../../shared/locales.ts';
import { nestsTooDeep } from '../../fields/text/nestsTooDeep.ts';
import { INLINE_CODE } from '../inlineText.ts';
import { pairTags } from '../pairTags.ts';
import type { DocumentUnit, FileUnit } from './units.ts';

/** Namespace of XLIFF 1.2, the version that every translation tool reads (OASIS, 2008). */
const NAMESPACE = 'urn:oasis:names:tc:xliff:document:1.2';
/** Elements with a native code for content: markup and placeholders, which translators move and do not change. */
const CODES: ReadonlySet<string> = new Set(['ph', 'bpt', 'ept', 'it', 'x', 'bx', 'ex']);
// biome-ignore lint/suspicious/noControlCharactersInRegex: what XML 1.0 cannot hold (section 2.2)
const UNWRITABLE = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Cs}/gu;
const PLACEHOLDER = /(\{\w+\})/;
const MARKUP = /(<[^<>]+>|\{\w+\})/;

/**
 * Writes texts as XLIFF 1.2, a `file` for each document. Markup and placeholders are `ph` elements with their code as content; codes of a paragraph
 * (`inlineText.ts`) are `g` around words, and `x`.
 */
export function writeXliff(units: readonly DocumentUnit[], titles: ReadonlyMap<string, string>): string {
  const files = Map.groupBy(units, ({ locale, of }) => `${of} ${locale}`);
  const written = [...files.values()].map((own) => {
    const [{ locale, of } = { locale: '', of: '' }] = own;
    const title = titles.get(of);
    const head = title ? `<header><note>${escapeXml(title)}</note></header>` : '';
    return `<file original="${escapeXml(of)}" datatype="plaintext" source-language="${DEFAULT_LOCALE}" target-language="${escapeXml(locale)}">${head}<body>
${own.map(writeUnit).join('\n')}
</body></file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="${NAMESPACE}">
${written.join('\n')}
</xliff>
`;
}

function writeUnit({ id, isDisplay, label, parts, source, translation }: DocumentUnit): string {
  const known = new Set(source.match(new RegExp(INLINE_CODE, 'g')));
  const write = (text: string): string =>
    parts ? writeInlineCodes(text, known) : writeCodes(text, isDisplay ? MARKUP : PLACEHOLDER);
  const target = translation ? `<target>${write(translation)}</target>` : '';
  const note = label ? `<note>${escapeXml(label)}</note>` : '';
  return `<trans-unit id="${escapeXml(id)}" xml:space="preserve"><source>${write(source)}</source>${target}${note}</trans-unit>`;
}

/** @param prefix of the ids */
function writeCodes(text: string, codes: RegExp, prefix = ''): string {
  let count = 0;
  return text
    .split(codes)
    .map((part, index) => {
      if (index % 2 === 0) return escapeXml(part);
      count += 1;
      return `<ph id="${prefix}${count}">${escapeXml(part)}</ph>`;
    })
    .join('');
}

/** Codes without a partner are words, since an element must be closed, and so are those that the source does not have. */
function writeInlineCodes(text: string, known: ReadonlySet<string>): string {
  const parts = text.split(INLINE_CODE);
  const pairs = pairTags(parts);
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return writeCodes(part, PLACEHOLDER, `p${index}.`);
      if (!known.has(part)) return escapeXml(part);
      const number = /\d+/.exec(part)?.[0];
      if (part.endsWith('/>') && !part.startsWith('</')) return `<x id="${number}"/>`;
      const pair = pairs.get(index);
      return pair === undefined || !known.has(parts[pair] ?? '')
        ? escapeXml(part)
        : pair > index
          ? `<g id="${number}">`
          : '</g>';
    })
    .join('');
}

/** Line breaks and tabs as references, since a parser makes spaces of them in attributes, and one line break of two characters. */
function escapeXml(text: string): string {
  return text.replace(UNWRITABLE, '').replace(/[&<>"\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/**
 * Reads XLIFF 1.2. Declared entities are left as they stand, so that none is expanded or fetched; proposals of a tool (`alt-trans`) are ignored.
 * @param most largest number of texts
 * @returns undefined where the file is none, is cut off, holds more, or nests too deep
 */
export function readXliff(xml: string, most: number): FileUnit[] | undefined {
  if (nestsTooDeep(xml, { xmlMode: true })) return undefined;
  const units: FileUnit[] = [];
  let version: string | undefined;
  let isWhole = false;
  let file = { of: '', locale: '' };
  let unit: (Omit<FileUnit, 'locale' | 'of'> & { codes: Map<string, string>; groups: Set<string> }) | undefined;
  let into: 'source' | 'translation' | undefined;
  let code: { id: string; text: string; depth: number; isEmpty: boolean } | undefined;
  let groups: string[] = [];
  let ignored = 0;
  const addText = (text: string): void => {
    if (ignored || !unit || !into) return;
    if (code) code.text += text;
    else unit[into] += text;
  };
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = localName(tag);
        if (ignored || name === 'alt-trans') ignored += 1;
        else if (name === 'xliff') version = attributes.version;
        else if (name === 'file') file = { of: attributes.original ?? '', locale: attributes['target-language'] ?? '' };
        else if (name === 'trans-unit')
          unit = { id: attributes.id ?? '', source: '', translation: '', codes: new Map(), groups: new Set() };
        else if (name === 'source') into = 'source';
        else if (name === 'target') into = 'translation';
        else if (code) code.depth += 1;
        else if (into && name === 'g') {
          const id = attributes.id ?? '';
          if (into === 'source') unit?.groups.add(id);
          // A tool may add groups of its own.
          const isKnown = unit?.groups.has(id) === true;
          groups.push(isKnown ? `</${id}>` : '');
          if (isKnown) addText(`<${id}>`);
        } else if (into && CODES.has(name))
          code = { id: `${attributes.rid ?? attributes.id}`, text: '', depth: 0, isEmpty: name === 'x' };
      },
      ontext: addText,
      onclosetag(tag, isImplied) {
        const name = localName(tag);
        if (name === 'xliff') isWhole = !isImplied;
        if (ignored) ignored -= 1;
        else if (code?.depth) code.depth -= 1;
        else if (code && unit && into) {
          // A tool may send the name of a code alone.
          if (into === 'source') unit.codes.set(code.id, code.text);
          unit[into] +=
            code.text || unit.codes.get(code.id) || (code.isEmpty && unit.codes.has(code.id) ? `<${code.id}/>` : '');
          code = undefined;
        } else if (name === 'g' && groups.length > 0) addText(groups.pop() ?? '');
        else if (name === 'source' || name === 'target') {
          into = undefined;
          groups = [];
        } else if (name === 'trans-unit' && unit) {
          const { codes: _codes, groups: _groups, ...read } = unit;
          if (units.length <= most) units.push({ ...file, ...read });
          unit = undefined;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(xml);
  return version === '1.2' && isWhole && units.length <= most ? units : undefined;
}

function localName(tag: string): string {
  return tag.slice(tag.indexOf(':') + 1);
}
