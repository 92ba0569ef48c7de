import type { Block } from 'payload';
import { accordionBlock } from './accordion/block.ts';
import { accountLinkBlock } from './account-link/block.ts';
import { addToCartBlock } from './add-to-cart/block.ts';
import { alertBlock } from './alert/block.ts';
import { animatedHeadlineBlock } from './animated-headline/block.ts';
import { authorBoxBlock } from './author-box/block.ts';
import { beforeAfterBlock } from './before-after/block.ts';
import { breadcrumbsBlock } from './breadcrumbs/block.ts';
import { buttonBlock } from './button/block.ts';
import { callToActionBlock } from './call-to-action/block.ts';
import { cardPaymentButtonBlock } from './card-payment-button/block.ts';
import { carouselBlock } from './carousel/block.ts';
import { cartBlock } from './cart/block.ts';
import { cartLinkBlock } from './cart-link/block.ts';
import { chatButtonBlock } from './chat-button/block.ts';
import { checkoutBlock } from './checkout/block.ts';
import { compareButtonBlock } from './compare-button/block.ts';
import { compareTableBlock } from './compare-table/block.ts';
import { contactButtonsBlock } from './contact-buttons/block.ts';
import { containerBlock } from './container/block.ts';
import { countdownBlock } from './countdown/block.ts';
import { counterBlock } from './counter/block.ts';
import { departuresBlock } from './departures/block.ts';
import { dividerBlock } from './divider/block.ts';
import { documentContentBlock } from './document-content/block.ts';
import { documentImageBlock } from './document-image/block.ts';
import { documentMetaBlock } from './document-meta/block.ts';
import { documentTitleBlock } from './document-title/block.ts';
import { enquiryBarBlock } from './enquiry-bar/block.ts';
import { filterPanelBlock } from './filter-panel/block.ts';
import { filterSummaryBlock } from './filter-summary/block.ts';
import { flipBoxBlock } from './flip-box/block.ts';
import { formBlock } from './form/block.ts';
import { formFieldAcceptanceBlock } from './form-field-acceptance/block.ts';
import { formFieldCheckboxBlock } from './form-field-checkbox/block.ts';
import { formFieldDateBlock } from './form-field-date/block.ts';
import { formFieldEmailBlock } from './form-field-email/block.ts';
import { formFieldHiddenBlock } from './form-field-hidden/block.ts';
import { formFieldNumberBlock } from './form-field-number/block.ts';
import { formFieldRadioBlock } from './form-field-radio/block.ts';
import { formFieldSelectBlock } from './form-field-select/block.ts';
import { formFieldTelBlock } from './form-field-tel/block.ts';
import { formFieldTextBlock } from './form-field-text/block.ts';
import { formFieldTextareaBlock } from './form-field-textarea/block.ts';
import { formFieldTimeBlock } from './form-field-time/block.ts';
import { formFieldUploadBlock } from './form-field-upload/block.ts';
import { formFieldUrlBlock } from './form-field-url/block.ts';
import { formStepBlock } from './form-step/block.ts';
import { formSubmitBlock } from './form-submit/block.ts';
import { galleryBlock } from './gallery/block.ts';
import { headingBlock } from './heading/block.ts';
import { hotspotsBlock } from './hotspots/block.ts';
import { htmlBlock } from './html/block.ts';
import { iconBoxBlock } from './icon-box/block.ts';
import { iconListBlock } from './icon-list/block.ts';
import { imageBlock } from './image/block.ts';
import { imageBoxBlock } from './image-box/block.ts';
import { imageCarouselBlock } from './image-carousel/block.ts';
import { itineraryBlock } from './itinerary/block.ts';
import { languageSwitcherBlock } from './language-switcher/block.ts';
import { linkedSectionBlock } from './linked-section/block.ts';
import { listingBlock } from './listing/block.ts';
import { listingMapBlock } from './listing-map/block.ts';
import { loginLinkBlock } from './login-link/block.ts';
import { logoRowBlock } from './logo-row/block.ts';
import { mapBlock } from './map/block.ts';
import { mediaCarouselBlock } from './media-carousel/block.ts';
import { megaMenuBlock } from './mega-menu/block.ts';
import { menuBlock } from './menu/block.ts';
import { miniCartBlock } from './mini-cart/block.ts';
import { myAccountBlock } from './my-account/block.ts';
import { offCanvasBlock } from './off-canvas/block.ts';
import { postNavigationBlock } from './post-navigation/block.ts';
import { postsBlock } from './posts/block.ts';
import { postsCarouselBlock } from './posts-carousel/block.ts';
import { priceListBlock } from './price-list/block.ts';
import { priceTableBlock } from './price-table/block.ts';
import { progressBlock } from './progress/block.ts';
import { purchaseSummaryBlock } from './purchase-summary/block.ts';
import { quoteBlock } from './quote/block.ts';
import { rangeFilterBlock } from './range-filter/block.ts';
import { reviewCarouselBlock } from './review-carousel/block.ts';
import { reviewsBlock } from './reviews/block.ts';
import { richTextBlock } from './rich-text/block.ts';
import { searchFormBlock } from './search-form/block.ts';
import { searchLinkBlock } from './search-link/block.ts';
import { searchResultsBlock } from './search-results/block.ts';
import { shareBoxBlock } from './share-box/block.ts';
import { shareButtonsBlock } from './share-buttons/block.ts';
import { shopNoticesBlock } from './shop-notices/block.ts';
import { siteLogoBlock } from './site-logo/block.ts';
import { slidesBlock } from './slides/block.ts';
import { socialEmbedBlock } from './social-embed/block.ts';
import { spacerBlock } from './spacer/block.ts';
import { subscribeFormBlock } from './subscribe-form/block.ts';
import { tableBlock } from './table/block.ts';
import { tableOfContentsBlock } from './table-of-contents/block.ts';
import { tabsBlock } from './tabs/block.ts';
import { taxonomyFilterBlock } from './taxonomy-filter/block.ts';
import { testimonialCarouselBlock } from './testimonial-carousel/block.ts';
import { timelineBlock } from './timeline/block.ts';
import { toggleBlock } from './toggle/block.ts';
import { tourDossierBlock } from './tour-dossier/block.ts';
import { tourFactsBlock } from './tour-facts/block.ts';
import { tourFaqBlock } from './tour-faq/block.ts';
import { tourFinderBlock } from './tour-finder/block.ts';
import { tourGalleryBlock } from './tour-gallery/block.ts';
import { tourListsBlock } from './tour-lists/block.ts';
import { tourPricesBlock } from './tour-prices/block.ts';
import { tourRelatedBlock } from './tour-related/block.ts';
import { tourReviewsBlock } from './tour-reviews/block.ts';
import { tourRouteBlock } from './tour-route/block.ts';
import { tourStripBlock } from './tour-strip/block.ts';
import { videoBlock } from './video/block.ts';
import { videoPlaylistBlock } from './video-playlist/block.ts';
import { walletPaymentButtonBlock } from './wallet-payment-button/block.ts';

/** The blocks of all widgets, in the order of the studio's palette. */
export const blocks: readonly Block[] = [
  containerBlock,
  accordionBlock,
  toggleBlock,
  tabsBlock,
  offCanvasBlock,
  linkedSectionBlock,
  headingBlock,
  animatedHeadlineBlock,
  richTextBlock,
  imageBlock,
  imageBoxBlock,
  galleryBlock,
  videoBlock,
  hotspotsBlock,
  videoPlaylistBlock,
  beforeAfterBlock,
  logoRowBlock,
  mapBlock,
  socialEmbedBlock,
  buttonBlock,
  countdownBlock,
  counterBlock,
  progressBlock,
  iconBoxBlock,
  priceListBlock,
  priceTableBlock,
  callToActionBlock,
  flipBoxBlock,
  iconListBlock,
  timelineBlock,
  tableBlock,
  quoteBlock,
  alertBlock,
  htmlBlock,
  authorBoxBlock,
  postsBlock,
  listingBlock,
  filterPanelBlock,
  taxonomyFilterBlock,
  rangeFilterBlock,
  filterSummaryBlock,
  listingMapBlock,
  carouselBlock,
  imageCarouselBlock,
  mediaCarouselBlock,
  testimonialCarouselBlock,
  reviewCarouselBlock,
  slidesBlock,
  postsCarouselBlock,
  dividerBlock,
  spacerBlock,
  reviewsBlock,
  contactButtonsBlock,
  menuBlock,
  megaMenuBlock,
  siteLogoBlock,
  breadcrumbsBlock,
  languageSwitcherBlock,
  tableOfContentsBlock,
  searchFormBlock,
  searchLinkBlock,
  searchResultsBlock,
  cartLinkBlock,
  miniCartBlock,
  accountLinkBlock,
  loginLinkBlock,
  myAccountBlock,
  shareButtonsBlock,
  shareBoxBlock,
  chatButtonBlock,
  subscribeFormBlock,
  documentTitleBlock,
  documentMetaBlock,
  documentImageBlock,
  documentContentBlock,
  postNavigationBlock,
  tourFactsBlock,
  itineraryBlock,
  tourListsBlock,
  tourFaqBlock,
  departuresBlock,
  tourPricesBlock,
  tourRouteBlock,
  tourGalleryBlock,
  tourReviewsBlock,
  tourRelatedBlock,
  tourStripBlock,
  tourFinderBlock,
  compareButtonBlock,
  compareTableBlock,
  addToCartBlock,
  cartBlock,
  enquiryBarBlock,
  tourDossierBlock,
  checkoutBlock,
  purchaseSummaryBlock,
  shopNoticesBlock,
  cardPaymentButtonBlock,
  walletPaymentButtonBlock,
  formBlock,
  formStepBlock,
  formFieldTextBlock,
  formFieldEmailBlock,
  formFieldTextareaBlock,
  formFieldTelBlock,
  formFieldUrlBlock,
  formFieldNumberBlock,
  formFieldDateBlock,
  formFieldTimeBlock,
  formFieldRadioBlock,
  formFieldSelectBlock,
  formFieldCheckboxBlock,
  formFieldAcceptanceBlock,
  formFieldUploadBlock,
  formFieldHiddenBlock,
  formSubmitBlock,
];
