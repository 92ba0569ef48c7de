import { type LexicalEditorProps, lexicalEditor } from '@payloadcms/richtext-lexical';
import type { PayloadComponent } from 'payload';

const FIELD = '/src/cms/studio/richText/RichTextField.tsx#RichTextField';

/** Client components, and Payload's own field component, which would import them all. */
const OF_THE_BROWSER = [
  '@payloadcms/richtext-lexical/client#',
  '@payloadcms/richtext-lexical/rsc#RscEntryLexicalField',
];

/**
 * Payload's rich text editor (Lexical), lazy-loaded when a text is first shown: named in the import map, as Payload
 * does it, its scripts would load on every page of the studio (decision 056).
 * @param props what `lexicalEditor` takes and {@link FIELD} passes on
 */
export function lexicalWhenShown(props?: Pick<LexicalEditorProps, 'features'>): ReturnType<typeof lexicalEditor> {
  const provide = lexicalEditor(props);
  return async (args) => {
    const adapter = await provide(args);
    return {
      ...adapter,
      FieldComponent: FIELD,
      generateImportMap: (map) => {
        adapter.generateImportMap?.({
          ...map,
          addToImportMap: (components) => map.addToImportMap([components].flat().filter(isKept)),
        });
        map.addToImportMap(FIELD);
      },
    };
  };
}

function isKept(component: PayloadComponent | undefined): component is PayloadComponent {
  const path = typeof component === 'object' && component ? component.path : component;
  return !!path && !OF_THE_BROWSER.some((start) => path.startsWith(start));
}
