/** Arrow icon of a sub-menu. */
export function Chevron() {
  return (
    <svg aria-hidden="true" height="12" viewBox="0 0 12 12" width="12">
      <path d="m2 4 4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
