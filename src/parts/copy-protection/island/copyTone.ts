/** Peak volume, as part of full scale: about 26 dB below it. */
export const TONE_PEAK = 0.05;

/** Duration in seconds; from 3 s on it would need a control of its own (WCAG 1.4.2). */
export const TONE_S = 0.12;

/** Plays a short, quiet, decaying tone; silent where the browser has no audio, or before the visitor's first action. */
export function playTone(): void {
  if (!window.AudioContext || navigator.userActivation?.hasBeenActive === false) return;
  const audio = new AudioContext();
  const oscillator = audio.createOscillator();
  const volume = audio.createGain();
  volume.gain.setValueAtTime(TONE_PEAK, 0);
  volume.gain.exponentialRampToValueAtTime(0.001, TONE_S);
  oscillator.connect(volume).connect(audio.destination);
  oscillator.onended = () => void audio.close();
  oscillator.start();
  oscillator.stop(TONE_S);
}
