import type { ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** How it stands, in a sentence. */
  summary: string;
  /** Whether a change of that is read out. */
  isLive?: boolean;
  /** What is done with all of it: links and buttons of the class `rihla-page-tool`. */
  children: ReactNode;
}

/** The head of a page that a part has in the studio. Its style is `page-head.css`, which the page imports before its own. */
export function PageHead({ children, isLive, summary, title }: PageHeadProps) {
  return (
    <div className="rihla-page-head">
      <h1>{title}</h1>
      <p aria-live={isLive ? 'polite' : undefined}>{summary}</p>
      <div className="rihla-page-head__tools">{children}</div>
    </div>
  );
}
