import type { RenderContext } from '../../render/context.ts';
import type { Part } from '../../render/part.ts';
import { ROLES_COOKIE } from '../../visitor/visitorUser.ts';

/** Bar for signed-in staff; its code is loaded only by browsers with the cookie of a session. */
export const part: Part = {
  name: 'edit-bar',
  // Editors in a preview are in the studio already.
  skipsPreviews: true,
  startScript,
};

function startScript({ islands }: RenderContext): string {
  // A marker element, since only the loader may import.
  const marker = `<rihla-island name=edit-bar trigger=load src=${islands.resolve('edit-bar').src}>`;
  return `/${ROLES_COOKIE}=/.test(d.cookie)&&d.head.insertAdjacentHTML("beforeend",${JSON.stringify(marker)})`;
}
