// Makes the seeded demo that the browser tests and those of whole processes copy, when it is stale; `npm test` does it beside the tests of units.
import { seededTemplate } from '../tests/support/template.ts';

await seededTemplate();
