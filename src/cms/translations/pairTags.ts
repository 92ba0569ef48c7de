/**
 * Opening tags and the closing ones that belong to them, both ways, by their position among the parts. Pairs stand in one another or side by side;
 * tags without a partner have none.
 * @param parts a text split at its codes, which are at odd positions: tags, and stars that open and close by turns
 */
export function pairTags(parts: readonly string[]): Map<number, number> {
  const open: { index: number; name: string }[] = [];
  const pairs = new Map<number, number>();
  parts.forEach((part, index) => {
    const [tag, slash, name = ''] = (index % 2 === 1 && /^(?:<(\/?)([\w-]+)|\*)/.exec(part)) || [];
    if (!tag || part.endsWith('/>')) return;
    const isOpen = open.some((each) => each.name === name);
    if (tag === '*' ? !isOpen : !slash) open.push({ index, name });
    else if (isOpen) {
      for (let each = open.pop(); each; each = open.pop()) {
        if (each.name !== name) continue;
        pairs.set(each.index, index).set(index, each.index);
        break;
      }
    }
  });
  return pairs;
}
