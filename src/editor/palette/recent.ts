const KEY = 'rihla-editor-recent';
const MOST = 6;

/** Recently inserted kinds of this browser, newest first; none where storage is forbidden or has other content. */
export function recentKinds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((slug) => typeof slug === 'string').slice(0, MOST) : [];
  } catch {
    // Forbidden, or not ours: the palette works without.
    return [];
  }
}

/** Records an inserted kind. */
export function rememberKind(slug: string): void {
  const slugs = [slug, ...recentKinds().filter((other) => other !== slug)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(slugs));
  } catch {
    // Full or forbidden: nothing depends on it.
  }
}
