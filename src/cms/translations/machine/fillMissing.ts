import type { DocumentUnit } from '../file/units.ts';
import type { TranslationLocale } from '../languages.ts';
import type { TranslatedText } from '../readTexts.ts';
import type { MachineTranslator } from './machineTranslator.ts';
import { type KeptName, writeXmlText, type XmlText } from './xmlText.ts';

/** What a machine has made for a translation. */
export interface MadeTexts {
  /** By the keys of their leaves; those of title and summary are `/title` and `/excerpt`. */
  texts: Readonly<Record<string, TranslatedText>>;
  /** Labels of texts of which the machine lost markup or placeholders: they are left for a person. */
  left: string[];
}

/** Texts to translate. */
export interface MissingTexts {
  units: { unit: DocumentUnit; xml: XmlText }[];
  /** Characters that a service bills. */
  characters: number;
}

/** The texts of a document without a translation. Those without a word, such as numbers and names alone, are not sent. */
export function findMissingTexts(all: readonly DocumentUnit[], names: readonly KeptName[]): MissingTexts {
  const units = all
    .filter(({ translation }) => !translation.trim())
    .map((unit) => ({ unit, xml: writeXmlText(unit.source, unit.isDisplay || unit.parts !== undefined, names) }));
  const characters = units.reduce((sum, { xml }) => sum + (xml.hasWords ? xml.characters : 0), 0);
  return { units, characters };
}

/**
 * Has the missing texts of a document translated; each is marked as made by a machine.
 * @param context the document's title
 * @throws MachineError where the service refuses: then there are none
 */
export async function fillMissing(
  machine: MachineTranslator,
  { units }: MissingTexts,
  locale: TranslationLocale,
  context: string,
): Promise<MadeTexts> {
  const sent = units.filter(({ xml }) => xml.hasWords);
  const answers = await machine.translate(
    sent.map(({ xml }) => xml.xml),
    locale,
    context,
  );
  const answerTo = new Map(sent.map(({ unit }, index) => [unit, answers[index] ?? '']));
  const texts: Record<string, TranslatedText> = {};
  const left: string[] = [];
  for (const { unit, xml } of units) {
    const { key, label, source } = unit;
    const text = xml.read(answerTo.get(unit) ?? xml.xml);
    if (text === undefined) left.push(label);
    else texts[key] = { text, source, by: 'machine' };
  }
  return { texts, left };
}
