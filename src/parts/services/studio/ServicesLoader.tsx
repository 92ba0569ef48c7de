'use client';
import { lazyPage } from '../../../cms/studio/lazyPage.ts';
import type { ServiceForm } from '../serviceForm.ts';

const Services = lazyPage('/admin/services', async () => (await import('./Services.tsx')).Services);

/** The forms of all services; their script is loaded on their page only. */
export function ServicesLoader({ forms }: { forms: readonly ServiceForm[] }) {
  return <Services forms={forms} />;
}
