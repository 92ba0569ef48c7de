import { absoluteUrl } from '../../render/links/absoluteUrl.ts';
import type { Call } from '../../render/part.ts';
import { sharePicture } from '../../render/pictures/sharePicture.ts';
import { channelsOf } from './channelsOf.ts';
import { readTours } from './readTours.ts';
import { THINGS_TO_DO_PATH } from './rules/channelPaths.ts';
import { productFeed } from './rules/thingsToDo.ts';

const MAX_PICTURES = 10;

/** Endpoint of the product feed for travel search (reference), from which it is fetched for upload. */
export const thingsToDoCall: Call = {
  name: 'things-to-do',
  method: 'GET',
  route: THINGS_TO_DO_PATH,
  audience: 'anybody',
  rateLimit: { name: 'feeds', max: 30 },
  async settle(_asked, { content }) {
    if (!channelsOf(await content.shared()).thingsToDo) return undefined;
    return {
      key: '',
      async make({ content, view }) {
        const shared = await content.shared();
        const { locale, publicUrl, site } = view(THINGS_TO_DO_PATH, '');
        const tours = (await readTours(content)).filter(({ document }) => !document.meta.noindex);
        const feed = productFeed(
          tours.map(({ tour }) => ({
            tour,
            url: absoluteUrl(publicUrl, tour.path),
            pictures: [tour.featuredImage, ...tour.gallery]
              .flatMap((media) => sharePicture(publicUrl, media)?.url ?? [])
              .slice(0, MAX_PICTURES),
          })),
          {
            name: channelsOf(shared).businessName?.trim() || site.name,
            telephone: site.telephone ?? undefined,
            language: locale,
          },
        );
        return { status: 200, type: 'application/json; charset=utf-8', body: JSON.stringify(feed) };
      },
    };
  },
};
