import { expect, test } from 'vitest';
import { buildPlainView, renderTestPage } from '../../../tests/support/pageBuilders.ts';
import { SAMPLE_CUSTOMER } from '../../parts/customers/samples.ts';

async function show(told: Awaited<ReturnType<typeof SAMPLE_CUSTOMER.journeys>>): Promise<string> {
  const view = buildPlainView([{ blockType: 'my-account' }]);
  const customers = { ...SAMPLE_CUSTOMER, journeys: async () => told };
  return (await renderTestPage({ ...view, visitor: { customers } as never })).html;
}

test('customers without a next journey get a link to the tours, others do not', async () => {
  const journeys = await SAMPLE_CUSTOMER.journeys();
  const way = /<a [^>]*href="\/tours\/"[^>]*>Find a journey<\/a>/;
  expect(await show({ ...journeys, coming: [] })).toMatch(way);
  expect(await show(journeys)).not.toMatch(way);
});

test('journeys of long ago are collapsed under their number, the others are not', async () => {
  const journeys = await SAMPLE_CUSTOMER.journeys();
  const folded =
    /<details class="r-account__more r-my-account__part"><summary>1 journey of long ago<\/summary>.*?<\/details>/s;
  expect(await show(journeys)).not.toContain('long ago');
  const html = await show({ ...journeys, past: [], earlier: journeys.past });
  expect(html.match(folded)?.[0]).toContain('A day in the oasis');
  expect(html.replace(folded, '')).not.toContain('A day in the oasis');
  expect(html.replace(folded, '')).toContain('Three nights in the dunes');
});
