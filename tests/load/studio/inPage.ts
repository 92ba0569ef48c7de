declare global {
  interface Window {
    timeSettings(row: HTMLElement): Promise<number>;
    awaitKeystroke(): void;
    keystroke: Promise<number>;
    awaitGlyph(): void;
    glyph: Promise<number>;
  }
}

/** Installs three timers in the studio's page: timing from outside would include the round trip. Runs in the browser. */
export function inPage(): void {
  const until = (isThere: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const latest = performance.now() + 20_000;
      const look = () => {
        if (isThere()) resolve();
        else if (performance.now() > latest) reject(new Error(`It did not come: ${isThere}`));
        else requestAnimationFrame(look);
      };
      look();
    });

  /** Clicks a row of the tree; until the form of that block's settings is there. */
  window.timeSettings = async (row) => {
    const section = () => document.querySelector('.rihla-editor-settings');
    const old = section()?.querySelector('.rihla-editor-settings__form');
    const began = performance.now();
    row.click();
    await until(() => {
      const form = section()?.querySelector('.rihla-editor-settings__form');
      return Boolean(form && form !== old);
    });
    return performance.now() - began;
  };

  /** From the next key in the preview until it is painted again. */
  window.awaitGlyph = () => {
    const view = document.querySelector('iframe')?.contentWindow;
    window.glyph = new Promise((resolve) => {
      const press = ({ timeStamp }: Event) => {
        view?.requestAnimationFrame(() => view.setTimeout(() => resolve(view.performance.now() - timeStamp)));
      };
      view?.addEventListener('keydown', press, { once: true, capture: true });
    });
  };

  /** From the next key until the preview shows the focused field's text; awaited separately, since keys are sent by another channel. */
  window.awaitKeystroke = () => {
    const field = document.activeElement as HTMLInputElement;
    const page = document.querySelector('iframe')?.contentDocument;
    const before = field.value;
    const pressed = new Promise<number>((resolve) => {
      addEventListener('keydown', () => resolve(performance.now()), { once: true, capture: true });
    });
    window.keystroke = pressed.then(async (began) => {
      await until(() => field.value !== before);
      const words = field.value.replaceAll('*', '').replaceAll(/\s+/g, ' ').trim();
      await until(() => (page?.body.textContent ?? '').replaceAll(/\s+/g, ' ').includes(words));
      return performance.now() - began;
    });
  };
}
