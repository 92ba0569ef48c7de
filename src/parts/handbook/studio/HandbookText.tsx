import type { ReactNode } from 'react';
import type { HandbookBlock } from '../rules/parsePage.ts';

const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

/** Paragraphs and lists of a section. */
export function HandbookBlocks({ blocks }: { blocks: readonly HandbookBlock[] }) {
  return blocks.map((block) => {
    if (block.kind === 'text') return <p key={block.text}>{inline(block.text)}</p>;
    const List = block.isOrdered ? 'ol' : 'ul';
    return (
      <List key={block.items[0]}>
        {block.items.map((item) => (
          <li key={item}>{inline(item)}</li>
        ))}
      </List>
    );
  });
}

/** A text with its bold words, codes and links. */
function inline(text: string): ReactNode[] {
  const made: ReactNode[] = [];
  let end = 0;
  for (const { 0: all, 1: bold, 2: code, 3: label, 4: href, index } of text.matchAll(INLINE)) {
    made.push(text.slice(end, index));
    end = index + all.length;
    if (bold) made.push(<b key={index}>{bold}</b>);
    else if (code) made.push(<code key={index}>{code}</code>);
    else
      made.push(
        <a href={href} key={index}>
          {label}
        </a>,
      );
  }
  return [...made, text.slice(end)];
}
