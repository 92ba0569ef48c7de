/** Turns the signpost towards its place. */
export function mount(element: HTMLElement, { place }: { place: string }): void {
  element.dataset.turned = place;
}
