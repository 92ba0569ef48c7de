import { Island } from '../../islands/Island.tsx';

/** Brings an address that names a template to where it stands. */
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
