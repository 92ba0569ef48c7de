import type { RenderContext } from './context.ts';

/** Renders the parts in a named region of the page. */
export function Region({ context, name }: { context: RenderContext; name: string }) {
  return context.partsIn(name).map((part) => <part.View context={context} key={part.name} />);
}
