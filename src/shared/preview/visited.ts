/** A previewed page, which the editor may let react as to a visitor. */
interface Visited extends Document {
  rihlaVisited?: boolean;
}

/** Notes on the page's document whether somebody tries it as a visitor: its own script and the studio's share nothing else at once. */
export function setVisited(page: Visited, isVisited: boolean): void {
  page.rihlaVisited = isVisited;
}

/** Whether a page is tried as a visitor; then the studio holds links that would leave it. */
export function isVisited(page: Visited): boolean {
  return page.rihlaVisited === true;
}
