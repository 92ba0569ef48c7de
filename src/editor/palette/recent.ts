const KEY = 'rihla-editor-recent';
const MOST = 6;

/** The kinds that were placed last in this browser, the last one first; none where storage is forbidden or holds something else. */
export function recentKinds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string').slice(0, MOST) : [];
  } catch {
    // Forbidden, or not ours: the palette does without.
    return [];
  }
}

/** Remembers that a kind was placed. */
export function rememberKind(slug: string): void {
  const slugs = [slug, ...recentKinds().filter((other) => other !== slug)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(slugs));
  } catch {
    // Full or forbidden: nothing depends on it.
  }
}
