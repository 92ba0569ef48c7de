/** Puts a button that stops what moves (`PauseButton`) into one of its states: what a press of it will do is its name. */
export function showPaused(button: HTMLElement, isPaused: boolean): void {
  const { pause = '', play = '' } = button.dataset;
  button.dataset.state = isPaused ? 'paused' : 'moving';
  button.ariaLabel = isPaused ? play : pause;
}
