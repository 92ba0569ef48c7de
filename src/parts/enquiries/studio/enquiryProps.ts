import type { EnquiryView } from '../rules/inbox.ts';

/** What parts of the enquiry's pane are given. */
export interface EnquiryProps {
  enquiry: EnquiryView;
}
