/** Sets the state of a `PauseButton`: its label is what a press will do. */
export function showPaused(button: HTMLElement, isPaused: boolean): void {
  const { pause = '', play = '' } = button.dataset;
  button.dataset.state = isPaused ? 'paused' : 'moving';
  button.ariaLabel = isPaused ? play : pause;
}
