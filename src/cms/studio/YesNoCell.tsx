/** A switch in a list, in words. */
export function YesNoCell({ cellData }: { cellData?: unknown }) {
  return cellData === true ? 'Yes' : 'No';
}
