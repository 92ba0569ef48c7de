import { Island } from '../../islands/Island.tsx';

/** Island that scrolls to the template named in the URL. */
export function PageTemplateScroll() {
  return (
    <Island<typeof import('./island/templateScrollIsland.ts')>
      name="template-scroll"
      trigger="address(theme_template_id)"
    >
      {null}
    </Island>
  );
}
