/** Fired on `document` whenever it is decided what is granted; `data-consent` on the root element then says the same. */
export const CONSENT_EVENT = 'rihla:consent';

/** Fired by `consent-choice` on its marker when it is awake; `detail` takes a ConsentAction. */
export const CHOICE_READY_EVENT = 'rihla:consent-choice';

/** Fired by `trackers` on its marker when it is awake; `detail` takes a VisitorEvent. */
export const TRACKERS_READY_EVENT = 'rihla:trackers';

/** What visitors can ask for; the value of `data-consent` on a button. */
export type ConsentAction = 'accept' | 'reject' | 'preferences';
