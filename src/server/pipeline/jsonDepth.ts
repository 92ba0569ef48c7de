import { isJsonDeeperThan } from '../../shared/limits/isJsonDeeperThan.ts';
import { unreadableBody } from '../faults/errors.ts';

/**
 * Maximum nesting depth of JSON in requests. A block is two levels below its parent, and rich text adds two for each nested list, so this
 * is several times what an editor makes.
 */
const MAX_JSON_DEPTH = 200;

/**
 * Call it before JSON from outside is parsed.
 * @throws ServerError 400
 */
export function checkJsonDepth(text: string, maxDepth = MAX_JSON_DEPTH): void {
  if (isJsonDeeperThan(text, maxDepth))
    throw unreadableBody(`Its lists and objects are nested more than ${maxDepth} deep.`);
}
