import { t } from '../../shared/studioWords/t.ts';

/** The logo: an eight-pointed star of two squares. */
function Star({ size }: { size: number }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeWidth="1.6"
      viewBox="0 0 24 24"
      width={size}
    >
      <path d="M5 5h14v14H5z" />
      <path d="m12 2.1 9.9 9.9-9.9 9.9L2.1 12z" />
      <circle cx="12" cy="12" r="3" />
    </svg>
  );
}

/** The icon in the studio's navigation. */
export function Icon() {
  return <Star size={22} />;
}

/** The logo and name on the sign-in screen. */
export function Logo() {
  return (
    <span style={{ alignItems: 'center', display: 'inline-flex', fontSize: 28, gap: 14, letterSpacing: '0.01em' }}>
      <Star size={40} />
      {t('Rihla studio')}
    </span>
  );
}
