/**
 * A letter as its reader sees it. Nothing in it runs, and its links lead nowhere. It has the studio's origin, since Chromium gives a frame
 * of another one a process of its own: a press within one frame after scrolling would hit the letter instead of the button below it.
 * @param title names the frame
 */
export function LetterFrame({ html, title }: { html: string; title: string }) {
  return <iframe sandbox="allow-same-origin" srcDoc={html} title={title} />;
}
