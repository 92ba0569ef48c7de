import type { RenderContext } from '../../render/context.ts';
import type { Part } from '../../render/part.ts';
import { ROLES_COOKIE } from '../../visitor/visitorUser.ts';

/** The bar of signed-in staff; its code comes only to a browser that remembers a session. */
export const part: Part = {
  name: 'edit-bar',
  // Who edits is in the studio already.
  skipsPreviews: true,
  startScript,
};

function startScript({ islands }: RenderContext): string {
  // A marker, since only the loader may import.
  const marker = `<rihla-island name=edit-bar trigger=load src=${islands.resolve('edit-bar').src}>`;
  return `/${ROLES_COOKIE}=/.test(d.cookie)&&d.head.insertAdjacentHTML("beforeend",${JSON.stringify(marker)})`;
}
