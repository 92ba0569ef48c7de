/** Takes from the icons what they need in files of their own only. Text cannot hold these signs: its quotes are escaped. */
export function trimIcons(html: string): string {
  return html
    .replaceAll(' xmlns="http://www.w3.org/2000/svg"', '')
    .replaceAll(/class="lucide lucide-[\w-]+ /g, 'class="');
}
