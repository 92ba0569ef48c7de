import { Play } from 'lucide-react';

/** The play icon of a video. */
export function PlaySign() {
  return (
    <span className="r-frame__sign">
      <Play aria-hidden="true" className="r-icon" fill="currentColor" size={26} strokeWidth={1.5} />
    </span>
  );
}
