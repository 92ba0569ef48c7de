/** What is wrong with a field, below it. Its words stand in an element of their own, so that a style sheet can take them from screen readers too. */
export function FieldFault({ children, id }: { children: string; id: string }) {
  return (
    <p className="r-field__fault" id={id}>
      <span>{children}</span>
    </p>
  );
}
