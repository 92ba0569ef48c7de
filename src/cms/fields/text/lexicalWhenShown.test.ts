import { BoldFeature, LinkFeature } from '@payloadcms/richtext-lexical';
import type { PayloadComponent, SanitizedConfig } from 'payload';
import { expect, test } from 'vitest';
import { lexicalWhenShown } from './lexicalWhenShown.ts';

const config = { collections: [], i18n: { translations: {} } } as unknown as SanitizedConfig;

async function listImports(): Promise<(PayloadComponent | undefined)[]> {
  const provide = lexicalWhenShown({ features: [BoldFeature(), LinkFeature({ enabledCollections: [] })] });
  const { generateImportMap } = await provide({ config, parentIsLocalized: false });
  const listed: (PayloadComponent | undefined)[] = [];
  generateImportMap?.({
    addToImportMap: (components) => listed.push(...[components].flat()),
    baseDir: '',
    config,
    importMap: {},
    imports: {},
  });
  return listed;
}

test('nothing of the browser editor is in the import map, which every page of the studio loads', async () => {
  expect((await listImports()).join('\n')).not.toMatch(/client#|RscEntryLexicalField/);
});

test('the server components, for lists and version diffs, are in the import map', async () => {
  expect(await listImports()).toEqual(
    expect.arrayContaining([
      '@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell',
      '@payloadcms/richtext-lexical/rsc#LexicalDiffComponent',
      '/src/cms/studio/richText/RichTextField.tsx#RichTextField',
    ]),
  );
});
