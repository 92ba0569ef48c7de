import type { RenderContext } from '../../render/context.ts';
import css from './pause-button.css?inline';

interface PauseButtonProps {
  context: RenderContext;
  className?: string;
  /** Accessible names of both states, in place of the default ones. */
  labels?: { pause: string; play: string };
  /** Visible from the start, in a toolbar that styles it. */
  isHere?: boolean;
}

/**
 * Pause button for automatic movement (WCAG 2.2.2). `src/browser/pauseButton.ts` sets its state; `src/browser/moveWhileSeen.ts` shows it once
 * there is something to stop. The names of both states are sent as `data-pause` and `data-play`; `data-state` is `moving` or `paused`.
 */
export function PauseButton({ className, context: { styles, t }, isHere = false, labels }: PauseButtonProps) {
  const { pause, play } = labels ?? { pause: t('motion.pause'), play: t('motion.play') };
  if (!isHere) styles.use('pause-button', css);
  return (
    <button
      aria-label={pause}
      className={[!isHere && 'r-pause', className].filter(Boolean).join(' ')}
      data-pause={pause}
      data-play={play}
      data-state="moving"
      hidden={!isHere}
      type="button"
    >
      <svg aria-hidden="true" fill="currentColor" height="16" viewBox="0 0 16 16" width="16">
        <path d="M4 2.5h2.7v11H4zM9.3 2.5H12v11H9.3z" />
        <path d="M4.5 2.2 13 8l-8.5 5.8z" />
      </svg>
    </button>
  );
}
