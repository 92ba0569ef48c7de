/** Fired on `document` whenever the granted categories change; `data-consent` on the root element has the same value. */
export const CONSENT_EVENT = 'rihla:consent';

/** Fired by `consent-choice` on its marker when mounted; `detail` takes a ConsentAction. */
export const CHOICE_READY_EVENT = 'rihla:consent-choice';

/** Fired by `trackers` on its marker when mounted; `detail` takes a VisitorEvent. */
export const TRACKERS_READY_EVENT = 'rihla:trackers';

/** Actions of visitors; value of `data-consent` on a button. */
export type ConsentAction = 'accept' | 'reject' | 'preferences';
