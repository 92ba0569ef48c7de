/** The addresses of a `srcset`. */
export function candidatesOf(srcset: string | undefined): string[] {
  if (!srcset) return [];
  return srcset.split(/,\s+/).flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []);
}
