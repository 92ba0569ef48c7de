const DOCK_PARTS = ['.r-to-top', '.r-chat__button', '.r-chat__label'].map((part) => `.r-corner-dock ${part}`).join();

/** Whether something at the bottom of the window overlaps the corner dock horizontally. In CSS px across. */
export function coversDock(left: number, right: number): boolean {
  return [...document.querySelectorAll(DOCK_PARTS)].some((part) => {
    const box = part.getBoundingClientRect();
    return box.width > 0 && box.left < right && box.right > left;
  });
}
