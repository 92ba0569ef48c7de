import { createWorkerThread } from '../../cms/threads/workerThread.ts';
import { isRemembered, rememberMarkup, sanitizeMarkup } from './sanitizeMarkup.ts';

/** Characters that are sanitized at once: in a few ms, less than a message to the thread takes. */
const SHORT = 2000;

const thread = createWorkerThread<string, string>({
  built: 'dist/server/markup.js',
  source: 'src/widgets/html/sanitizeWorker.ts',
  purpose: 'sanitizes HTML',
});

/** Sanitizes HTML as `sanitizeMarkup`, which knows the result afterwards; long HTML in a worker thread, one after the other. */
export async function sanitizeInWorker(html: string): Promise<string> {
  if (html.length > SHORT && !isRemembered(html)) {
    try {
      await thread.run(async (ask) => {
        if (!isRemembered(html)) rememberMarkup(html, await ask(html));
      });
    } catch {
      // Sanitized below: a thread that ended takes time, not safety.
    }
  }
  return sanitizeMarkup(html);
}
