import type { RenderContext } from '../render/context.ts';
import css from './pause-button.css?inline';

/**
 * The visible button that stops what moves by itself (WCAG 2.2.2), for `src/browser/moveWhileSeen.ts`, which shows it once there is something to
 * stop. Its names for both states go out as `data-pause` and `data-play`; `data-state` is `moving` or `paused`.
 */
export function PauseButton({ className, context: { styles, t } }: { className?: string; context: RenderContext }) {
  styles.use('pause-button', css);
  return (
    <button
      aria-label={t('motion.pause')}
      className={['r-pause', className].filter(Boolean).join(' ')}
      data-pause={t('motion.pause')}
      data-play={t('motion.play')}
      data-state="moving"
      hidden
      type="button"
    >
      <svg aria-hidden="true" fill="currentColor" height="16" viewBox="0 0 16 16" width="16">
        <path d="M4 2.5h2.7v11H4zM9.3 2.5H12v11H9.3z" />
        <path d="M4.500 2.200 13 8l-8.500 5.800z" />
      </svg>
    </button>
  );
}
