import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

/** Attributes and properties of elements that people read or hear. */
const READ_ATTRIBUTES =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|placeholder|alt|label|description|heading|summary|hint|message|text)$/;
/** A word of at least two letters. */
const WORD = /\p{L}{2}/u;

/** A text that is in the code of the studio's screens and does not go through the catalogue. */
export interface Untranslated {
  file: string;
  text: string;
}

/**
 * All modules that the studio's screens are made of: what the import map names, and what that imports.
 * @param root absolute path of the repository
 */
export function studioModules(root: string): string[] {
  const importMap = readFileSync(join(root, 'src/studio/next/app/(payload)/admin/importMap.js'), 'utf8');
  const entries = [...importMap.matchAll(/from '((?:\.\.\/)+[^']+\.tsx?)'/g)].map(([, path = '']) =>
    resolve(root, 'src/studio/next/app/(payload)/admin', path),
  );
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || !existsSync(file)) return;
    seen.add(file);
    const code = readFileSync(file, 'utf8');
    for (const [, path = ''] of code.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g))
      visit(resolve(dirname(file), path));
  };
  for (const entry of entries) visit(entry);
  return [...seen].map((file) => relative(root, file)).sort();
}

/** Texts between tags and in attributes of a module that are literal. */
export function untranslatedIn(root: string, file: string): Untranslated[] {
  const found: Untranslated[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const inner of node) visit(inner);
    if (!isNode(node)) return;
    if (node.type === 'JSXText') add(String(node.value).trim());
    if (node.type === 'JSXElement' || node.type === 'JSXFragment')
      for (const child of node.children as Node[])
        if (child.type === 'JSXExpressionContainer') readBranches(child.expression);
    if (node.type === 'JSXAttribute' && READ_ATTRIBUTES.test(String((node.name as Node).name))) readValue(node.value);
    for (const inner of Object.values(node)) visit(inner);
  };
  const add = (text: unknown): void => {
    if (typeof text === 'string' && WORD.test(text)) found.push({ file, text });
  };
  const readValue = (value: unknown): void => {
    if (!isNode(value)) return;
    if (value.type === 'Literal') add(value.value);
    if (value.type === 'JSXExpressionContainer') readBranches(value.expression);
  };
  /** Literals that an expression in braces may come to: `{isOpen ? 'Close' : 'Open'}`. */
  const readBranches = (expression: unknown): void => {
    if (!isNode(expression)) return;
    if (expression.type === 'ConditionalExpression')
      for (const side of [expression.consequent, expression.alternate]) readText(side);
    if (expression.type === 'LogicalExpression') readText(expression.right);
    if (expression.type === 'TemplateLiteral') readText(expression);
  };
  const readText = (node: unknown): void => {
    if (!isNode(node)) return;
    if (node.type === 'Literal' && /\s|^\p{Lu}/u.test(String(node.value))) add(node.value);
    const quasis = node.type === 'TemplateLiteral' ? (node.quasis as { value: { cooked: string } }[]) : [];
    const text = quasis.map(({ value }) => value.cooked).join('…');
    if (/\p{L}{2,}\s|\s\p{L}{2,}/u.test(text)) add(text);
  };
  visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program);
  return found;
}

interface Node {
  type: string;
  [name: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
