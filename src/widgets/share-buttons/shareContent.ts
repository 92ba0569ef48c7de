import { pageFacts } from '../../render/pageFacts.ts';
import { sharePicture } from '../../render/pictures/sharePicture.ts';
import { populated } from '../../render/populated.ts';
import type { PageView } from '../../render/types.ts';
import { PAGE_PLACEHOLDERS } from '../../shared/pagePlaceholders.ts';
import type { ShareContent } from '../../shared/share/networks.ts';

/** Share metadata of a page, from its head. A fragment leaves the description out, since which networks need one is not known later. */
export function pageContent(view: PageView): ShareContent {
  const { description = '', picture, title, url } = pageFacts(view);
  if (view.isFragment) return { url, title, text: description, image: PAGE_PLACEHOLDERS.image };
  const image = sharePicture(view.publicUrl, picture ?? populated(view.site.shareImage))?.url ?? '';
  return { url, title, text: description, image };
}

/** Kind of the shared page, for analytics. */
export function pageKind({ isFragment, kind }: PageView): string {
  return isFragment ? PAGE_PLACEHOLDERS.kind : kind;
}
