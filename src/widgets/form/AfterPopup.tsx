import type { Form } from '../../cms/payload-types.ts';
import { anchorOf } from '../../render/links/href.ts';
import { Link } from '../../render/links/Link.tsx';

/** Popup opened after submission, as a link that the island clicks: so that the popup is among the page's references. */
export function AfterPopup({ form: { after } }: { form: Form }) {
  if (after?.kind !== 'popup' || !after.popup) return null;
  const anchor = anchorOf({ kind: 'action', action: 'popup:open', popup: after.popup });
  return (
    anchor && (
      <Link {...anchor} data-popup-link="" hidden tabIndex={-1}>
        {after.kind}
      </Link>
    )
  );
}
