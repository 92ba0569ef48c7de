import type { Rule } from './finding.ts';
import { alternativeText } from './list/alternativeText.ts';
import { deadAnchor } from './list/deadAnchor.ts';
import { deadLink } from './list/deadLink.ts';
import { emptyHeading } from './list/emptyHeading.ts';
import { headingOrder } from './list/headingOrder.ts';
import { missingPicture } from './list/missingPicture.ts';
import { namelessLink } from './list/namelessLink.ts';
import { oneTitle } from './list/oneTitle.ts';
import { pageDescription } from './list/pageDescription.ts';
import { pageTitle } from './list/pageTitle.ts';
import { pageWeight } from './list/pageWeight.ts';
import { sampleText } from './list/sampleText.ts';
import { unsellable } from './list/unsellable.ts';
import { untruePrice } from './list/untruePrice.ts';

/** All rules, in the order in which their findings are listed: blocking ones first. */
export const RULES: readonly Rule[] = [
  ...[deadLink, deadAnchor, missingPicture, unsellable, sampleText],
  ...[
    namelessLink,
    oneTitle,
    headingOrder,
    emptyHeading,
    alternativeText,
    pageTitle,
    pageDescription,
    untruePrice,
    pageWeight,
  ],
];
