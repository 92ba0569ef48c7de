import type { EnquiryView } from '../rules/inbox.ts';

/** Props of the components of the enquiry's pane. */
export interface EnquiryProps {
  enquiry: EnquiryView;
}
