import type { CollectionConfig, Field, GlobalConfig, Tab } from 'payload';
import { createTemplates } from '../../src/cms/collections/Templates.ts';
import { isSlot } from '../../src/cms/fields/layout.ts';
import { DOCUMENTS } from '../../src/documents/index.ts';
import { Posts } from '../../src/documents/posts/collection.ts';
import { templateKinds } from '../../src/documents/templateKinds.ts';
import { Chat } from '../../src/parts/chat/settings/Chat.ts';
import { ChatAccounts } from '../../src/parts/chat/settings/ChatAccounts.ts';
import { Analytics } from '../../src/parts/consent/settings/Analytics.ts';
import { Toc } from '../../src/parts/contents/settings/Toc.ts';
import { CopyProtection } from '../../src/parts/copy-protection/settings/CopyProtection.ts';
import { Lightbox } from '../../src/parts/lightbox/settings/Lightbox.ts';
import { Popups } from '../../src/parts/popups/settings/Popups.ts';
import { Search } from '../../src/parts/search/settings/Search.ts';
import { createSiteGlobal } from '../../src/studio/globals/Site.ts';
import { blocks, dataFields } from './widgets/blockSchema.ts';

const templates = templateKinds(DOCUMENTS);

interface Place {
  name: string;
  fields: readonly Field[];
}

/** Every settings form, by slug, with its label in the studio. */
const FORMS: ReadonlyMap<string, Place> = new Map([
  // Blocks first: a collection of the same slug overrides one.
  ...[...blocks.values()].map((block): [string, Place] => [
    block.slug,
    { name: `${block.labels?.singular} (block)`, fields: block.fields },
  ]),
  ...[Analytics, Chat, CopyProtection, Lightbox, Search, createSiteGlobal(templates), Toc].map(
    (form: GlobalConfig): [string, Place] => [form.slug, { name: String(form.label), fields: form.fields }],
  ),
  ...[ChatAccounts, Popups, Posts, createTemplates(templates)].map((form: CollectionConfig): [string, Place] => [
    form.slug,
    { name: String(form.labels?.plural), fields: form.fields },
  ]),
]);

/**
 * Location of a field in the studio, in editors' words: the form, the tab, and the labels down to the field.
 * @param path such as `chat.styles.title`: the slug of a global, a collection or a block, and the names down to the field
 * @returns undefined when there is no such field
 */
export function findField(path: string): string | undefined {
  const [slug = '', ...names] = path.split('.');
  const form = FORMS.get(slug);
  return form && follow(form.fields, names, [form.name])?.join(' › ');
}

/**
 * Every data field of a form, by path.
 * @param slug of a global, a collection or a block; of a block, the group that every block has is left out
 */
export function listSettings(slug: string): string[] {
  const fields = FORMS.get(slug)?.fields ?? [];
  return settingsIn(fields, `${slug}.`).filter((path) => !path.startsWith(`${slug}.advanced.`));
}

/** The same for a list of fields. @param before their path prefix, with a trailing dot */
export function settingsIn(fields: readonly Field[], before: string): string[] {
  return [...dataFields(fields)].flatMap(([name, field]) => {
    // Slots hold content, UI fields store nothing, and what forms do not show is no setting.
    if (isSlot(field) || (field.type as string) === 'ui' || isDisabled(field)) return [];
    const path = `${before}${name}`;
    return 'fields' in field ? settingsIn(field.fields, `${path}.`) : [path];
  });
}

function isDisabled({ admin }: Field): boolean {
  return Boolean(admin && 'disabled' in admin && admin.disabled);
}

function follow(fields: readonly Field[], names: readonly string[], place: readonly string[]): string[] | undefined {
  const [name, ...rest] = names;
  if (!name) return [...place];
  for (const field of fields) {
    if (field.type === 'tabs') {
      for (const tab of field.tabs) {
        const found = followTab(tab, names, [...place, String(tab.label)]);
        if (found) return found;
      }
    } else if ('name' in field && field.name) {
      if (field.name === name)
        return follow('fields' in field ? field.fields : [], rest, [...place, ...labelOf(field)]);
    } else if ('fields' in field) {
      const found = follow(field.fields, names, [...place, ...labelOf(field)]);
      if (found) return found;
    }
  }
  return undefined;
}

function followTab(tab: Tab, names: readonly string[], place: readonly string[]): string[] | undefined {
  if (!('name' in tab) || !tab.name) return follow(tab.fields, names, place);
  return tab.name === names[0] ? follow(tab.fields, names.slice(1), place) : undefined;
}

function labelOf(field: Field): string[] {
  return 'label' in field && typeof field.label === 'string' ? [field.label] : [];
}
