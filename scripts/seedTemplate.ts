// Creates the seeded demo that browser and system tests copy, when it is stale; `npm test` runs it beside the unit tests.
import { seededTemplate } from '../tests/support/servers/template.ts';

await seededTemplate();
