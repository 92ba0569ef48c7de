import { isJsonDeeperThan } from '../../shared/isJsonDeeperThan.ts';
import { unreadableBody } from '../errors.ts';

/**
 * How deep lists and objects may stand in each other in what anybody sends, in levels. A block stands two levels below the one that holds it, and rich
 * text adds two for each list in a list, so this is several times what an editor makes.
 */
const MAX_JSON_DEPTH = 200;

/**
 * To be called before JSON that came from outside is parsed.
 * @throws ServerError 400
 */
export function checkJsonDepth(text: string, maxDepth = MAX_JSON_DEPTH): void {
  if (isJsonDeeperThan(text, maxDepth))
    throw unreadableBody(`Its lists and objects are nested more than ${maxDepth} deep.`);
}
