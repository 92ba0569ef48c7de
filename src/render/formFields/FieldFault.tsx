/** Error message below a field. Its text has an element of its own, so that a style sheet can hide it from screen readers too. */
export function FieldFault({ children, id }: { children: string; id: string }) {
  return (
    <p className="r-field__fault" id={id}>
      <span>{children}</span>
    </p>
  );
}
