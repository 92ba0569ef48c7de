/** Removes attributes that icons only need as separate files. Text cannot contain these: its quotes are escaped. */
export function trimIcons(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/class="lucide lucide-[\w-]+ /g, 'class="');
}
