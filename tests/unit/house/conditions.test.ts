import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Code that reads orders, payments, bookings, enquiries, customers and mails. */
const SOLD =
  'src/{cms/mail,customers,parts/bookings,parts/channels,parts/customers,parts/enquiries,parts/shop}/**/*.{ts,tsx}';
/** Conditions whose columns nobody checks: Payload's own type, and the database's functions, which take any. */
const UNTYPED = /: Where\b|<Where\b|\bWhere\[\]|\bdb\.(?:count|delete\w+|find\w*)[<(]/;
/** A call of Payload that takes a condition, on one line or on several. */
const CALL = /payload\.(?:count|delete|find|update)\(\{(?:[^\n]*\}\)|[\s\S]*?\n *\}\))/g;
const COMMENT = /^\s*\/\//;

const files = globSync(SOLD).filter((file) => !/\.test\.tsx?$|testSupport|testing/.test(file));

it('conditions on what was sold have the columns of their collection, or a reason right above', () => {
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap(untypedLines)).toEqual([]);
});

it('a condition within a call of Payload, which takes any columns, has its type there', () => {
  const within = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(CALL)]
      .filter(([call]) => /\bwhere: \{/.test(call) && !/satisfies TypedWhere</.test(call) && !/^ *\/\/ /m.test(call))
      .map(([call]) => `${file}: ${call.replaceAll(/\s+/g, ' ')}`),
  );
  expect(within).toEqual([]);
});

function untypedLines(file: string): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line, index) => {
    const isFree = /TypedWhere/.test(line) || COMMENT.test(line) || COMMENT.test(lines[index - 1] ?? '');
    return UNTYPED.test(line) && !isFree ? `${file}:${index + 1}` : [];
  });
}
