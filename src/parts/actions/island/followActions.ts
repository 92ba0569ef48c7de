import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { reportMissingChunk, warn } from '../../../overlays/complain.ts';
import { isSameHash } from '../../../shared/actions/isSameHash.ts';
import { parseAction } from '../../../shared/actions/parseAction.ts';
import { ACTION_LINKS, actionHash } from '../../../shared/actions/prefix.ts';
import type { Handler, Handlers } from './handlers.ts';

/**
 * Follows link actions: on a click, and once now when the page was opened with the hash of an action that one of its links
 * has. Actions that are not right do nothing but leave a warning in the console. When the code for an action does not come,
 * the link leads to the page that it names.
 */
export function followActions(handlers: Handlers, signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>(ACTION_LINKS);
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      run(handlers, actionHash(link.href), link).catch((error: unknown) => {
        reportMissingChunk(error);
        followPlainly(link);
      });
    },
    { signal },
  );
  if (actionHash(location.hash) && isOnPage(location.hash)) {
    run(handlers, location.hash).catch(reportMissingChunk);
  }
}

async function run(handlers: Handlers, hash: string, link?: HTMLAnchorElement): Promise<void> {
  const action = parseAction(hash);
  if (typeof action === 'string') return warn(`Link action ignored: ${action}.`);
  const handle = handlers[action.action] as Handler<typeof action.action> | undefined;
  await handle?.(action.settings, link);
}

/** A link to a page can name an action only if the page offers it. */
function isOnPage(hash: string): boolean {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>(ACTION_LINKS)).some(({ href }) =>
    isSameHash(actionHash(href), hash),
  );
}

function followPlainly({ href }: HTMLAnchorElement): void {
  const target = new URL(href.slice(0, href.length - actionHash(href).length), location.href);
  if (target.pathname !== location.pathname) location.assign(target);
}
