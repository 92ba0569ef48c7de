interface Named {
  name: string;
}

/**
 * Checks that `site/site.ts` lists exactly the folders of the site: one that is in only one of them would work only in part.
 * @param found names of the folders in `site/widgets/` or `site/effects/`
 * @param listed names in `site/site.ts`
 * @throws Error with what to do
 */
export function checkLists(folder: 'effects' | 'widgets', found: readonly Named[], listed: readonly Named[]): void {
  const list = folder === 'widgets' ? 'blocks' : 'effects';
  for (const { name } of found) {
    if (!listed.some((one) => one.name === name))
      throw new Error(`site/site.ts does not list “${name}”, which is in site/${folder}/. Add it to its ${list}.`);
  }
  for (const { name } of listed) {
    if (!found.some((one) => one.name === name))
      throw new Error(
        `site/site.ts lists “${name}”, which is not in site/${folder}/. Add the folder, or take it off its ${list}.`,
      );
  }
}
