import type { Staff } from '../support/requests/staff.ts';
import type { Site } from '../support/servers/site.ts';

const PATH = '/published-and-seen/';

/**
 * Publishes changes of a page repeatedly over the studio's API, and polls the page until they are visible.
 * @returns for each time, ms from sending the change to having the page that shows it
 */
export async function measurePublish(site: Site, staff: Staff, times: number): Promise<number[]> {
  const made = await staff('POST', '/pages', { title: 'Published and seen', path: PATH, _status: 'published' });
  const { doc } = (await made.json()) as { doc: { id: number } };
  const figures: number[] = [];
  for (let round = 1; round <= times; round += 1) figures.push(await publish(site, staff, doc.id, `Version ${round}`));
  await staff('DELETE', `/pages/${doc.id}`);
  return figures;
}

async function publish(site: Site, staff: Staff, id: number, title: string): Promise<number> {
  const shows = async (): Promise<boolean> => (await (await fetch(`${site.origin}${PATH}`)).text()).includes(title);
  const began = performance.now();
  const saved = await staff('PATCH', `/pages/${id}`, { title, _status: 'published' });
  if (!saved.ok) throw new Error(`The page could not be published: ${saved.status} ${await saved.text()}`);
  while (!(await shows())) if (performance.now() - began > 60_000) throw new Error('A published change never showed.');
  return performance.now() - began;
}
