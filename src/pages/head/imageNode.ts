import { type JsonLdNode, node } from '../../render/jsonLd/jsonLdTypes.ts';
import type { SharePicture } from '../../render/pictures/sharePicture.ts';

/** An ImageObject node. */
export function imageNode({ alt, height, type, url, width }: SharePicture): JsonLdNode {
  return node({ '@type': 'ImageObject', url, contentUrl: url, encodingFormat: type, width, height, caption: alt });
}
