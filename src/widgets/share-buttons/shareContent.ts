import { pageFacts, populated } from '../../pages/head/pageFacts.ts';
import { sharePicture } from '../../pages/head/sharePicture.ts';
import type { PageView } from '../../pages/types.ts';
import type { ShareContent } from '../../shared/share/networks.ts';

/** A page as it is shared: what its head tells other sites of it. */
export function pageContent(view: PageView): ShareContent {
  const { description = '', picture, title, url } = pageFacts(view);
  const image = sharePicture(view.publicUrl, picture ?? populated(view.site.shareImage))?.url ?? '';
  return { url, title, text: description, image };
}
