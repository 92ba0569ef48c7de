/** Says in the first HTML of an editing page that its document has a layout: style waits with the rest of the form (`workspace.css`). */
export function LayoutMark() {
  return <span className="rihla-has-layout" hidden />;
}
