/** A file of an own typeface is refused, with a message for the editor that says what to do. */
export class FontFault extends Error {
  override readonly name = 'FontFault';
}
