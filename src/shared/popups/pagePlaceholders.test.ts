import { expect, test } from 'vitest';
import { fillPlaceholders, PAGE_PLACEHOLDERS, type PageFact } from './pagePlaceholders.ts';

const FACTS = Object.keys(PAGE_PLACEHOLDERS) as PageFact[];

test('every placeholder gives way, also in a query and in JSON, and nothing else does', () => {
  for (const fact of FACTS) {
    const text = `?a=${encodeURIComponent(` ${PAGE_PLACEHOLDERS[fact]}!`)}&b=${JSON.stringify([PAGE_PLACEHOLDERS[fact]])}`;
    expect(fillPlaceholders(text, (found) => `<${found}>`)).toBe(`?a=%20<${fact}>!&b=["<${fact}>"]`);
  }
  const others = '__page_urls__ __page_constructor__ _page_url_ $& $1';
  expect(fillPlaceholders(others, () => 'x')).toBe(others);
});

test('what takes its place is not read again', () => {
  expect(fillPlaceholders('__page_title__', () => '__page_url__ $&')).toBe('__page_url__ $&');
});
