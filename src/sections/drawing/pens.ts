import type { LayoutBlock } from '../../shared/layouts/kind.ts';
import { beside, box, type Drawn, lines, round, stack } from './pen.ts';

type Pen = (block: LayoutBlock, width: number) => Drawn;

/** Drawing functions by kind of block; others are an empty frame. */
export const PENS: Readonly<Record<string, Pen>> = {
  heading: drawHeading,
  'rich-text': (block, width) => lines(JSON.stringify(block.content ?? '').length / 9, width * 0.9),
  image: drawPicture,
  'image-box': (_, width) => stack([box('picture', width, width * 0.66), box('heading', width * 0.6, 3, 0)], 3),
  button: drawButton,
  'icon-list': drawList,
  'icon-box': (_, width) =>
    stack([box('button', 5, 5, 2.5), box('heading', width * 0.7, 3, 0), lines(width * 1.5, width)], 3),
  accordion: (block, width) => ruled(block.items, width, () => box('heading', width * 0.6, 2.5, 0)),
  timeline: drawTimeline,
  counter: (_, width) => stack([box('heading', width * 0.5, 8), box('words', width * 0.8, 2, 0)], 3),
  listing: drawCards,
  posts: drawCards,
  reviews: (block, width) => columnsOf(2, width, (each) => quote(each, block)),
  quote: (block, width) => quote(width, block),
  'price-table': (block, width) => columnsOf(lengthOf(block.plans), width, plan),
  'price-list': (block, width) => ruled(block.items, width, () => box('heading', width * 0.5, 2.5, 0)),
  'tour-finder': (_, width) =>
    beside([box('frame', width * 0.32, 9), box('frame', width * 0.32, 9), box('button', width * 0.2, 9)], 3, 'center'),
  'logo-row': (block, width) =>
    columnsOf(Math.min(5, lengthOf(block.items)), width, (each) => box('heading', each * 0.8, 5)),
  'contact-buttons': (_, width) =>
    beside([box('button', width * 0.4, 7, 2), box('button', width * 0.4, 7, 2)], 3, 'center'),
  form: (_, width) =>
    stack([box('frame', width, 8), box('frame', width, 8), box('frame', width, 14), box('button', width * 0.4, 7)], 3),
  'subscribe-form': (_, width) =>
    stack(
      [
        box('heading', width * 0.5, 5, 0),
        lines(width, width),
        beside([box('frame', width * 0.62, 8), box('button', width * 0.3, 8)], 3, 'center'),
      ],
      4,
    ),
  'call-to-action': (_, width) => ({
    ...box('dark', width, 46, 2),
    shapes: [
      { tone: 'dark', x: 0, y: 0, width, height: 46, radius: 2 },
      { tone: 'heading', x: 6, y: 14, width: round(width * 0.5), height: 5 },
      { tone: 'words', x: 6, y: 23, width: round(width * 0.6), height: 2 },
      { tone: 'button', x: 6, y: 30, width: 26, height: 7 },
    ],
  }),
  map: drawMap,
  'site-logo': (_, width) => box('heading', Math.min(width, 24), 6, 0),
};

function drawHeading(block: LayoutBlock, width: number): Drawn {
  const isLarge = block.level === 'h1' || block.size === 'xl' || block.size === 'display';
  const isSmall = block.level === 'h3' || block.level === 'p' || block.size === 's' || block.size === 'm';
  const height = isLarge ? 6 : isSmall ? 3 : 4.5;
  const length = String(block.text ?? '').length;
  const full = Math.min(width, length * height * 0.55);
  const rows = isLarge && length * height * 0.55 > width ? [width * 0.9, width * 0.6] : [full];
  const eyebrow = block.eyebrow ? [box('words', round(Math.min(width * 0.35, 22)), 1.5, 0)] : [];
  return stack([...eyebrow, ...rows.map((row) => box('heading', round(row), height, 0))], 2.5);
}

function drawPicture(block: LayoutBlock, width: number): Drawn {
  const [across = 3, down = 2] = typeof block.ratio === 'string' ? block.ratio.split('/').map(Number) : [];
  const height = Math.min(width * ((down || 2) / (across || 3)), 56);
  const drawn = box('picture', round(width), round(height), block.shape === 'arch' ? width / 2 : 1.5);
  return block.caption ? stack([drawn, box('words', round(width * 0.5), 2, 0)], 2) : drawn;
}

function drawButton(block: LayoutBlock): Drawn {
  return block.look === 'text' ? box('words', 18, 2, 0) : box('button', 24, 7);
}

function drawList(block: LayoutBlock, width: number): Drawn {
  if (block.arrangement === 'ledger') {
    return ruled(block.items, width, () =>
      beside([box('heading', width * 0.22, 2.5, 0), box('words', width * 0.5, 2, 0)], width * 0.06, 'center'),
    );
  }
  const entry = () => beside([box('button', 3, 3, 1.5), box('words', width * 0.6, 2, 0)], 3, 'center');
  return stack(Array.from({ length: lengthOf(block.items) }, entry), 4);
}

function drawTimeline(block: LayoutBlock, width: number): Drawn {
  const entry = () =>
    beside(
      [box('button', 6, 6, 3), stack([box('heading', width * 0.4, 3, 0), lines(width * 0.8, width * 0.7)], 2.5)],
      5,
      'start',
    );
  return stack(Array.from({ length: lengthOf(block.items) }, entry), 5);
}

function drawCards(block: LayoutBlock, width: number): Drawn {
  const shown = typeof block.pageSize === 'number' ? block.pageSize : 3;
  const row = columnsOf(typeof block.columns === 'number' ? block.columns : 3, width, (each) =>
    stack([box('picture', each, each * 0.66), box('heading', each * 0.8, 3, 0), box('words', each * 0.5, 2, 0)], 2.5),
  );
  return stack(shown > 3 ? [row, row] : [row], 5);
}

function drawMap(_: LayoutBlock, width: number): Drawn {
  const height = round(Math.min(width * 0.66, 48));
  const pin = (x: number, y: number) =>
    ({ tone: 'button', x: round(width * x), y: round(height * y), width: 4, height: 4, radius: 2 }) as const;
  return {
    width,
    height,
    shapes: [...box('frame', width, height, 2).shapes, pin(0.2, 0.3), pin(0.5, 0.6), pin(0.75, 0.4)],
  };
}

function quote(width: number, _: LayoutBlock): Drawn {
  return stack([lines(width * 2.4, width, 3), box('heading', round(width * 0.35), 2, 0)], 3.5);
}

function plan(width: number): Drawn {
  const inside = stack(
    [
      box('heading', width * 0.6, 3, 0),
      box('heading', width * 0.4, 6, 0),
      lines(width * 1.6, width * 0.7),
      box('button', width * 0.7, 6),
    ],
    4,
  );
  const height = inside.height + 8;
  return {
    width,
    height,
    shapes: [
      ...box('frame', width, height, 2).shapes,
      ...inside.shapes.map((shape) => ({ ...shape, x: round(shape.x + width * 0.14), y: round(shape.y + 4) })),
    ],
  };
}

/** Entries with lines between them. */
function ruled(items: unknown, width: number, entry: () => Drawn): Drawn {
  const rows = Array.from({ length: Math.min(5, lengthOf(items)) }, () => [entry(), box('words', width, 0.7, 0)]);
  return stack(rows.flat(), 3.5);
}

function columnsOf(count: number, width: number, cell: (width: number) => Drawn): Drawn {
  const gap = 5;
  const each = round((width - gap * (count - 1)) / count);
  return beside(
    Array.from({ length: count }, () => ({ ...cell(each), width: each })),
    gap,
    'start',
  );
}

function lengthOf(list: unknown): number {
  return Array.isArray(list) && list.length > 0 ? list.length : 3;
}
