import type { ReactNode } from 'react';
import { type HandbookBlock, PICTURE_SIZE } from '../rules/parsePage.ts';

const INLINE = /\*\*(.+?)\*\*|`(.+?)`|\[(.+?)\]\((.+?)\)/g;

const [WIDTH, HEIGHT] = PICTURE_SIZE;

/** Paragraphs, lists and pictures of a section. */
export function HandbookBlocks({ blocks }: { blocks: readonly HandbookBlock[] }) {
  return blocks.map((block) => {
    if (block.kind === 'text') return <p key={block.text}>{inline(block.text)}</p>;
    if (block.kind === 'picture')
      return (
        // biome-ignore lint/performance/noImgElement: Next's advice; this picture has its size already.
        <img
          alt={block.alt}
          height={HEIGHT}
          key={block.file}
          loading="lazy"
          src={`/api/handbook/pictures/${block.file}`}
          width={WIDTH}
        />
      );
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
    else if (code)
      made.push(
        <code dir="ltr" key={index}>
          {code}
        </code>,
      );
    else
      made.push(
        <a href={href} key={index}>
          {label}
        </a>,
      );
  }
  return [...made, text.slice(end)];
}
