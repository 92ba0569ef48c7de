import { expectSound } from './expectSound.ts';
import { beginDocument, expect, test } from './studioTest.ts';

test.use({ journey: 'desk' });
test.describe.configure({ timeout: 240_000 });

/** A day's walk as a device records it: two named waypoints, and a track that counts only without them. */
const GPX = `<?xml version="1.0"?><gpx xmlns="http://www.topografix.com/GPX/1/1" version="1.1" creator="a device">
<wpt lat="31.1372" lon="-7.9197"><ele>1740</ele><name>Imlil</name></wpt>
<wpt lat="30.3324" lon="-5.8384"/>
<trk><trkseg><trkpt lat="1" lon="1"/></trkseg></trk></gpx>`;

interface Point {
  title: string;
  latitude: number;
  longitude: number;
  altitude?: number | null;
}

test('a route is made by a search for places, from a file, and by dragging its places', async ({ admin }) => {
  const page = await admin.newPage();
  await beginDocument(page, 'tours', 'To the pass and back');
  await page.locator('.tabs-field__tab-button').filter({ hasText: 'Day by day' }).click();
  const route = page.getByRole('group', { name: 'Route on the map' });
  const search = route.getByRole('combobox', { name: 'Find a place' });
  const names = () => page.locator('[id^="field-points__"][id$="__title"]');

  await test.step('a town is found in another spelling, by keys alone', async () => {
    await search.pressSequentially('Warzazat');
    await expect(route.getByRole('option', { name: /^Ouarzazate as in “/ })).toHaveAttribute('aria-selected', 'true');
    await expect(route.getByText('1 place found.')).toBeVisible();
    await expectSound(page);
    await search.press('Enter');
    await expect(route.getByText('Ouarzazate is number 1 of the route.')).toBeVisible();
    await expect(search).toHaveValue('');
    await expect(names()).toHaveCount(1, { timeout: 20_000 });
  });

  await test.step('a place of another tour is listed first', async () => {
    await search.fill('merzou');
    await expect(route.getByRole('option').first()).toHaveText(/^Merzouga as in “/);
    await route.getByRole('option').first().click();
    await expect(names()).toHaveCount(2, { timeout: 20_000 });
    await expect(route.getByRole('img', { name: 'Route: Ouarzazate, Merzouga' })).toBeVisible();
  });

  await test.step('a map link is parsed, and named by the nearest place', async () => {
    await search.fill('https://www.openstreetmap.org/#map=14/30.3324/-5.8384');
    await expect(route.getByRole('option', { name: /^Zagora near here/ })).toBeVisible({ timeout: 20_000 });
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await search.fill('Qwertzuiop');
    await expect(
      route.getByText('No place is called “Qwertzuiop”. Paste its position, or type it below.'),
    ).toBeVisible();
    await search.fill('');
  });

  await test.step('a GPX file is previewed; an invalid one shows what to do', async () => {
    await route.getByText('From a GPX file').click();
    await route.getByLabel('or its text, pasted').fill('<kml/>');
    await expect(route.getByText(/^This is not a GPX file\. Export the route as GPX/)).toBeVisible();
    await route
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'walk.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(GPX) });
    await expect(route.getByText('The file has 2 places.')).toBeVisible({ timeout: 20_000 });
    await expect(route.getByRole('checkbox', { name: 'Zagora' })).toBeChecked();
    await expectSound(page);
    await route.getByRole('button', { name: 'Add to the route' }).press('Enter');
    await expect(route.getByText('2 places are on the route now.')).toBeVisible();
    await expect(names()).toHaveCount(4, { timeout: 20_000 });
  });

  await test.step('a place is moved north by dragging', async () => {
    const drawing = route.getByRole('img', { name: 'Route: Ouarzazate, Merzouga, Imlil, Zagora' });
    await drawing.scrollIntoViewIfNeeded();
    const spot = await drawing.locator('circle').nth(3).boundingBox();
    if (!spot) throw new Error('the drawing has no fourth place');
    await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2);
    await page.mouse.down();
    await page.mouse.move(spot.x + spot.width / 2, spot.y - 30, { steps: 3 });
    await page.mouse.up();
    await expect
      .poll(async () => Number(await page.locator('#field-points__3__latitude').inputValue()))
      .toBeGreaterThan(30.34);
  });

  await test.step('everything is stored', async () => {
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const points = async () => {
      const stored = await admin.request.get(`/api/tours/${id}?draft=true&depth=0`);
      return ((await stored.json()) as { points: Point[] }).points;
    };
    await expect
      .poll(async () => (await points()).map(({ title }) => title), { timeout: 30_000 })
      .toEqual(['Ouarzazate', 'Merzouga', 'Imlil', 'Zagora']);
    const [, , imlil, zagora] = await points();
    expect(imlil).toMatchObject({ latitude: 31.1372, longitude: -7.9197, altitude: 1740 });
    expect(zagora?.latitude).toBeGreaterThan(30.34);
  });
});
