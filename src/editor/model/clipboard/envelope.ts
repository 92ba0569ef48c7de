import type { LayoutBlock } from '../../../shared/layouts/kind.ts';
import { msg, t } from '../../../shared/studioWords/t.ts';

export const FORMAT = 'rihla-blocks';
export const VERSION = 1;
/** Maximum length in characters; far above what the maximum number of blocks needs. */
const LONGEST = 10_000_000;

/** Maximum length of a server's reason that is repeated. */
const LONGEST_FAULT = 200;

/** Reason for which an external text is not pasted (`isNestedTooDeep.ts`). */
export const TOO_DEEP = msg('The text is nested too deep to be read: copy it from an editor of plain text.');

/** Serialization format of blocks on the clipboard. */
export interface Envelope {
  format: typeof FORMAT;
  version: number;
  /** Origin of the source site. */
  origin: string;
  /** Text of the blocks, one paragraph each, for targets that accept no blocks. */
  words: readonly string[];
  blocks: readonly LayoutBlock[];
  /** Number of pictures that were left out. */
  pictures?: number;
  /** Why the first of them was refused. */
  pictureFault?: string;
  /** Set, without blocks, for foreign text that is not read. */
  isTooDeep?: true;
}

/** A parsed envelope: untrusted. */
export interface OpenedEnvelope {
  origin: string;
  blocks: readonly unknown[];
  pictures: number;
  pictureFault: string | undefined;
}

/**
 * Parses clipboard content, as JSON or as its HTML format.
 * @returns why it is not an envelope, as text, when it is not
 */
export function openEnvelope(text: string): OpenedEnvelope | { why: string } {
  if (text.length > LONGEST) return { why: t('The clipboard holds more than can be pasted at once.') };
  const found = parse(text.trimStart().startsWith('<') ? fromHtml(text) : text);
  if (typeof found !== 'object' || found === null || !('format' in found) || found.format !== FORMAT) {
    return { why: t('The clipboard holds no blocks: copy some in an editor of layouts first.') };
  }
  const { blocks, isTooDeep, origin, pictureFault, pictures, version } = found as Record<string, unknown>;
  if (version !== VERSION)
    return { why: t('These blocks were copied in another version of the editor: copy them again.') };
  if (!Array.isArray(blocks) || typeof origin !== 'string')
    return { why: t('What was copied is damaged: copy it again.') };
  if (isTooDeep === true) return { why: t(TOO_DEEP) };
  return {
    origin,
    blocks,
    pictures: typeof pictures === 'number' ? pictures : 0,
    pictureFault: typeof pictureFault === 'string' ? pictureFault.slice(0, LONGEST_FAULT) : undefined,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The clipboard may hold any text; the caller reports that it is none of ours.
    return undefined;
  }
}

const ATTRIBUTE = /\sdata-rihla-blocks=(?:"([^"]*)"|'([^']*)')/;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * The envelope in the attribute of the HTML format. Browsers wrap it in other elements and escape its characters
 * differently.
 */
function fromHtml(html: string): string {
  const [, double, single] = ATTRIBUTE.exec(html) ?? [];
  return (double ?? single ?? '').replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
    (whole, hex, decimal, name) => {
      if (name) return ENTITIES[name] ?? whole;
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}
