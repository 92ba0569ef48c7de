import { isPlainClick } from '../../../browser/isPlainClick.ts';
import { reportMissingChunk, warn } from '../../../overlays/complain.ts';
import { isSameHash } from '../../../shared/actions/isSameHash.ts';
import { parseAction } from '../../../shared/actions/parseAction.ts';
import { ACTION_LINKS, actionHash } from '../../../shared/actions/prefix.ts';
import type { Handler, Handlers } from './handlers.ts';

/**
 * Runs link actions: on click, and once on load when the URL has the hash of one of the page's action links. Invalid actions only log a warning. When
 * an action's code cannot be loaded, the link navigates to its fallback page.
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

/** A URL can run only actions that the page offers itself. */
function isOnPage(hash: string): boolean {
  return Array.from(document.querySelectorAll<HTMLAnchorElement>(ACTION_LINKS)).some(({ href }) =>
    isSameHash(actionHash(href), hash),
  );
}

function followPlainly({ href }: HTMLAnchorElement): void {
  const target = new URL(href.slice(0, href.length - actionHash(href).length), location.href);
  if (target.pathname !== location.pathname) location.assign(target);
}
