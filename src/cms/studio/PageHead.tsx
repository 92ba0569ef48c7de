import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** Status in one sentence. */
  summary: string;
  /** Whether the summary is a live region. */
  isLive?: boolean;
  /** Page actions: links and buttons of the class `rihla-page-tool`. */
  children: ReactNode;
}

/** Header of a custom view in the studio. Its style is `page-head.css`, which the page imports before its own. */
export function PageHead({ children, isLive, summary, title }: PageHeadProps) {
  return (
    <div className="rihla-page-head">
      <h1>{title}</h1>
      <p aria-live={isLive ? 'polite' : undefined}>{summary}</p>
      <div className="rihla-page-head__tools">{children}</div>
    </div>
  );
}
