import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Functions whose first text is a message of the studio's catalogue; of `tCount` it is the second. */
const TEXT_AT: Readonly<Record<string, number>> = { t: 0, msg: 0, tRich: 0, tCount: 1 };
const SOURCES = 'src';
const IMPORT = /studioWords\/(?:t|tRich)\.tsx?'/;

/** Messages in the source, by the files that use them. */
export type Found = Map<string, string[]>;

/**
 * Reads the studio's messages from the source, as gettext's `xgettext` does: the literal texts of `t`, `tCount`, `tRich` and `msg`.
 * @param root absolute path of the repository
 */
export function messagesInSource(root: string): Found {
  const found: Found = new Map();
  const files = readdirSync(join(root, SOURCES), { recursive: true, encoding: 'utf8' });
  for (const name of files.sort()) {
    if (!/\.tsx?$/.test(name) || /\.test\.tsx?$/.test(name)) continue;
    const file = join(SOURCES, name);
    const code = readFileSync(join(root, file), 'utf8');
    if (!IMPORT.test(code)) continue;
    for (const message of messagesOf(file, code)) found.set(message, [...(found.get(message) ?? []), file]);
  }
  return found;
}

interface Node {
  type: string;
  [name: string]: unknown;
}

/** @throws Error where a counted or marked message is no literal, so that no catalogue could have it */
function messagesOf(file: string, code: string): string[] {
  const { program } = parseSync(file, code);
  const messages: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const inner of node) visit(inner);
    else if (isNode(node)) {
      const callee = node.type === 'CallExpression' && isNode(node.callee) ? node.callee : undefined;
      const position = callee?.type === 'Identifier' ? TEXT_AT[String(callee.name)] : undefined;
      if (position !== undefined)
        messages.push(...readTexts((node.arguments as Node[])[position], file, String(callee?.name)));
      for (const inner of Object.values(node)) visit(inner);
    }
  };
  visit(program);
  return messages;
}

/** A literal, or a choice among literals; `t` of a variable translates what `msg` has marked elsewhere. */
function readTexts(node: Node | undefined, file: string, name: string): string[] {
  if (node?.type === 'Literal' && typeof node.value === 'string') return [node.value];
  const quasis = node?.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : [];
  if (quasis[0] && quasis.length === 1) return [quasis[0].value.cooked];
  if (node?.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].flatMap((side) => readTexts(side as Node, file, name));
  if (name === 't') return [];
  throw new Error(`${file}: the message of ${name}() is no literal text.`);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
