import { BLOCK_PARAMETER } from '../../../editor/field/openBlock.ts';
import type { ShownDocument, ShownFinding } from '../site/siteCheck.ts';
import { FindingItem } from './FindingItem.tsx';

interface DocumentFindingsProps {
  of: ShownDocument;
  onAside: (document: ShownDocument, finding: ShownFinding, reason: string) => Promise<void>;
}

/** The findings of one document, blocking ones first; each leads to its block. */
export function DocumentFindings({ of, onAside }: DocumentFindingsProps) {
  const { document, findings, path, title } = of;
  const href = `/admin/collections/${document}`;
  const sorted = [
    ...findings.filter(({ isBlocking }) => isBlocking),
    ...findings.filter(({ isBlocking }) => !isBlocking),
  ];
  return (
    <section aria-label={title} className="rihla-check__document">
      <h2>
        <a href={href}>
          <bdi>{title}</bdi>
        </a>{' '}
        {path && (
          <span>
            <bdi>{path}</bdi>
          </span>
        )}
      </h2>
      <ul>
        {sorted.map((finding) => (
          <FindingItem
            finding={finding}
            href={finding.block ? `${href}?${new URLSearchParams({ [BLOCK_PARAMETER]: finding.block })}` : undefined}
            key={finding.key}
            onAside={(reason) => onAside(of, finding, reason)}
          />
        ))}
      </ul>
    </section>
  );
}
