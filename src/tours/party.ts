/** Describes a party for staff: `2 adults, 1 child`; empty when unknown. */
export function describeParty(adults: unknown, children: unknown): string {
  const groups = [
    [adults, 'adult', 'adults'],
    [children, 'child', 'children'],
  ] as const;
  return groups
    .flatMap(([count, one, many]) =>
      typeof count === 'number' && count > 0 ? [`${count} ${count === 1 ? one : many}`] : [],
    )
    .join(', ');
}
