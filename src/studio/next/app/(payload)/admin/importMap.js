import { LayoutField as LayoutField_ae0b24a0d74706f252e207ced8a184d4 } from '../../../../../../src/editor/field/LayoutField.tsx'
import { LayoutDiff as LayoutDiff_0122c417d41d093440116b223b593084 } from '../../../../../../src/editor/versions/LayoutDiff.tsx'
import { EmptyComponent as EmptyComponent_9465231907e4a8a682f8b6a88b2143ee } from '../../../../../../src/editor/field/EmptyComponent.tsx'
import { PictureField as PictureField_b0bfd765387fbc65ba05a0e0ae433b58 } from '../../../../../../src/cms/studio/pictures/PictureField.tsx'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { YesNoCell as YesNoCell_ab7889e94f8d0dd712c7e63cd812cd93 } from '../../../../../../src/cms/studio/YesNoCell.tsx'
import { PathCell as PathCell_9b203febab6e5d5e6539e6093c1d1c5e } from '../../../../../../src/cms/studio/PathCell.tsx'
import { ShopRoles as ShopRoles_ba1642a08e00242dd2ce9fa10e326cdf } from '../../../../../../src/documents/pages/studio/ShopRoles.tsx'
import { LanguagesPanel as LanguagesPanel_0487505b963547fcbcd33cfb017cc4ca } from '../../../../../../src/cms/translations/studio/loaders.tsx'
import { ReviewControl as ReviewControl_7954870bbe8686223850f3f87086df58 } from '../../../../../../src/cms/studio/review/ReviewControl.tsx'
import { DocumentSession as DocumentSession_3e29b4dfb2dc6546c8e19225a0737ec8 } from '../../../../../../src/editor/session/DocumentSession.tsx'
import { GuardedPublish as GuardedPublish_2a23ee00cba6777ff0e91eee1ad62a6b } from '../../../../../../src/parts/guard/studio/GuardedPublish.tsx'
import { BeginPage as BeginPage_ad891373dd4e979b18b2eba6f5437d11 } from '../../../../../../src/cms/studio/begin/BeginPage.tsx'
import { DayField as DayField_2b83fb38988d5147a55bd22e9961c99e } from '../../../../../../src/cms/studio/days/DayField.tsx'
import { LinesField as LinesField_2a4947a582e23cd601f29902c245f2cf } from '../../../../../../src/documents/tours/studio/LinesField.tsx'
import { DayNumber as DayNumber_ffc94ddc91069b26fb17362134003b5b } from '../../../../../../src/documents/tours/studio/DayNumber.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { KindOfChosen as KindOfChosen_aa54dd73b53a10909ce9bdf235c07dd1 } from '../../../../../../src/cms/studio/relations/KindOfChosen.tsx'
import { RichTextField as RichTextField_e0d450aecfb85674a7bdbc30694b4652 } from '../../../../../../src/cms/studio/richText/RichTextField.tsx'
import { MoneyField as MoneyField_3d5210cddac65417900584eaaea60b6d } from '../../../../../../src/documents/tours/studio/MoneyField.tsx'
import { DayLabel as DayLabel_2352adffd4371c9a3b813317df152de6 } from '../../../../../../src/documents/tours/studio/DayLabel.tsx'
import { RouteMaker as RouteMaker_42fae638cd0d6e5da524b115cfdb2026 } from '../../../../../../src/documents/tours/studio/route/RouteMaker.tsx'
import { LineLabel as LineLabel_f9a0f7022f9d56536c46b8cefebf97f4 } from '../../../../../../src/documents/tours/studio/LineLabel.tsx'
import { TourDepartures as TourDepartures_525fc91dc867216b792a68067ca5ff85 } from '../../../../../../src/documents/tours/studio/TourDepartures.tsx'
import { MissingList as MissingList_f3d1347fcaf7ed22c7bb256b4ea533fe } from '../../../../../../src/documents/tours/studio/MissingList.tsx'
import { ToursFile as ToursFile_608df31f3c777a2256be0bfdd4a5bbfe } from '../../../../../../src/documents/tours/studio/ToursFile.tsx'
import { DepartureLinks as DepartureLinks_0190f426bd0fe499376651b6a1d35c28 } from '../../../../../../src/parts/bookings/studio/DepartureLinks.tsx'
import { CallOff as CallOff_b2c137a5c7ad662c669a8ce141e14404 } from '../../../../../../src/parts/shop/cancel/studio/CallOff.tsx'
import { KnownDeparture as KnownDeparture_ef6148b0da759c218c5854d11dcbb2e2 } from '../../../../../../src/documents/tours/studio/KnownDeparture.tsx'
import { DeparturesBoard as DeparturesBoard_2d722244cacbdbf0d98aa2f4ddfaeef4 } from '../../../../../../src/documents/tours/studio/DeparturesBoard.tsx'
import { CloseWhenMade as CloseWhenMade_7a8ce4d7b2151ce788fb2c5eade0130b } from '../../../../../../src/cms/studio/relations/CloseWhenMade.tsx'
import { TextsField as TextsField_0487505b963547fcbcd33cfb017cc4ca } from '../../../../../../src/cms/translations/studio/loaders.tsx'
import { SourceCell as SourceCell_06fac688e33891baa586ca6d5dd1493a } from '../../../../../../src/cms/translations/studio/SourceLink.tsx'
import { SourceField as SourceField_06fac688e33891baa586ca6d5dd1493a } from '../../../../../../src/cms/translations/studio/SourceLink.tsx'
import { LayoutNotes as LayoutNotes_bca2fbd110d22c0c11a1da50e8ebe8a9 } from '../../../../../../src/parts/guard/studio/LayoutNotes.tsx'
import { EntryLabel as EntryLabel_1dd15cc2e14d33a98ce9600bedadbb77 } from '../../../../../../src/cms/studio/EntryLabel.tsx'
import { StyleUses as StyleUses_84c49fba51bd051def77302cda29f3c1 } from '../../../../../../src/cms/studio/styles/StyleUses.tsx'
import { BookingFacts as BookingFacts_a06d6c04b9718f8221fe59ffe9654cea } from '../../../../../../src/parts/bookings/studio/BookingFacts.tsx'
import { CancelBooking as CancelBooking_c5fa15760f1bf9294873ef2004552af8 } from '../../../../../../src/parts/shop/cancel/studio/CancelBooking.tsx'
import { HeldUntilField as HeldUntilField_ef30385f48ca4a53f323fc5b7b81bfd9 } from '../../../../../../src/parts/bookings/studio/HeldUntilField.tsx'
import { RefundedField as RefundedField_0bcec54bc04b629b46a49c3ef2e171d7 } from '../../../../../../src/parts/bookings/studio/RefundedField.tsx'
import { DayCell as DayCell_287b880e807b6bd23746db0992a8ef4b } from '../../../../../../src/cms/studio/DayCell.tsx'
import { MoneyCell as MoneyCell_51117dd20ea2dc32081a177b7f627008 } from '../../../../../../src/cms/studio/MoneyCell.tsx'
import { BoardHint as BoardHint_5e41a0352c5bcd777fa2875893513090 } from '../../../../../../src/parts/bookings/studio/BoardHint.tsx'
import { NewBooking as NewBooking_27df73f8743fd07b16ca8541ac40a164 } from '../../../../../../src/parts/bookings/studio/NewBooking.tsx'
import { SignInLink as SignInLink_85dc9f72c832e8ee202cd31216c30597 } from '../../../../../../src/parts/customers/studio/SignInLink.tsx'
import { OrderLoader as OrderLoader_cc112de684bf9b28c3609f4e02bd6416 } from '../../../../../../src/parts/shop/studio/OrderLoader.tsx'
import { HoardPanel as HoardPanel_3f439030aca3ad81084df94aa4a15687 } from '../../../../../../src/parts/shop/hoards/studio/HoardPanel.tsx'
import { PromotionMoney as PromotionMoney_c677617613e77c31c188ff119335c62e } from '../../../../../../src/parts/shop/promotions/studio/PromotionMoney.tsx'
import { InsertBlanks as InsertBlanks_11f3f7d2811de128a5d4fe8f8f367666 } from '../../../../../../src/cms/studio/InsertBlanks.tsx'
import { SubscribersFile as SubscribersFile_8cb616173dd04afdab0b97fa95646d43 } from '../../../../../../src/parts/subscribers/studio/SubscribersFile.tsx'
import { PopupWarnings as PopupWarnings_a0c5d36789d928f6994916c7a32c0ab7 } from '../../../../../../src/parts/popups/studio/PopupWarnings.tsx'
import { ConditionLabel as ConditionLabel_8f8be6fc8a96a3b0a93d137b8001e2b4 } from '../../../../../../src/parts/popups/studio/ConditionLabel.tsx'
import { WallClockField as WallClockField_dd8ad7e134c5a1e6dc4bc80d8971599c } from '../../../../../../src/cms/studio/WallClockField.tsx'
import { WhyShown as WhyShown_2fc1585821de088e604ff41204b3601b } from '../../../../../../src/parts/popups/studio/WhyShown.tsx'
import { SendAgain as SendAgain_73f95ab33eed52ceff185f993c864f96 } from '../../../../../../src/cms/studio/mail/SendAgain.tsx'
import { CurrentPassword as CurrentPassword_cf52edc210c9230bf678f483c42ccbf5 } from '../../../../../../src/cms/studio/accounts/CurrentPassword.tsx'
import { RoleWords as RoleWords_5b772e0ec16dfb9713910dfc26419ff2 } from '../../../../../../src/cms/studio/accounts/RoleWords.tsx'
import { SignInWaysLoader as SignInWaysLoader_8d8277d241882330dd06d4bf1ab314e9 } from '../../../../../../src/cms/studio/accounts/SignInWaysLoader.tsx'
import { Sessions as Sessions_5ae104c8f449fcd04cb973d8722d4725 } from '../../../../../../src/cms/studio/accounts/Sessions.tsx'
import { InvitePanel as InvitePanel_a91453105f90ad6c8581e9e4ccae588c } from '../../../../../../src/cms/studio/accounts/InvitePanel.tsx'
import { LookField as LookField_eaf616ee2df9f3247ae72f5e792161f9 } from '../../../../../../src/studio/look/LookField.tsx'
import { ColourField as ColourField_2ad04b40b0c6cd0d180bbc701184a450 } from '../../../../../../src/cms/studio/ColourField.tsx'
import { OwnTypefacesField as OwnTypefacesField_008745b9ee86edb41234ab23a06e77e2 } from '../../../../../../src/studio/look/OwnTypefacesField.tsx'
import { ChannelAddresses as ChannelAddresses_324b09953e87b28b08caacdb0591a164 } from '../../../../../../src/parts/channels/studio/ChannelAddresses.tsx'
import { KeyField as KeyField_831ebc5bb700427afd49daf91f124afa } from '../../../../../../src/parts/channels/studio/KeyField.tsx'
import { DownloadHint as DownloadHint_2cf6def374362a741c90b7301c7ea5ce } from '../../../../../../src/parts/lightbox/studio/DownloadHint.tsx'
import { LinkModeLoader as LinkModeLoader_cb74b030de1d042f5d602692d48071f1 } from '../../../../../../src/parts/chat/studio/LinkModeLoader.tsx'
import { EventDictionary as EventDictionary_830b55f9a77937f76bff414c97d64e96 } from '../../../../../../src/parts/consent/studio/EventDictionary.tsx'
import { BlockLabel as BlockLabel_b75267489c723ab53406d5e957bcd7e2 } from '../../../../../../src/cms/studio/BlockLabel.tsx'
import { Icon as Icon_31bb794df4571a1df7f79a6d3581f1bf } from '../../../../../../src/cms/studio/Mark.tsx'
import { Logo as Logo_31bb794df4571a1df7f79a6d3581f1bf } from '../../../../../../src/cms/studio/Mark.tsx'
import { FindField as FindField_9ab082442bfda33d52f951d198804d02 } from '../../../../../../src/parts/shop/find/studio/FindField.tsx'
import { HelpLink as HelpLink_398a579e7c78e2d3581b01f6b44d86d3 } from '../../../../../../src/parts/handbook/studio/HelpLink.tsx'
import { GoToField as GoToField_1dc99f960d2331afd113b16a84568729 } from '../../../../../../src/parts/go-to/studio/GoToField.tsx'
import { Welcome as Welcome_7cff9d82098a4659d1bb6e69b343d8ae } from '../../../../../../src/cms/studio/Welcome.tsx'
import { RefusedSchedules as RefusedSchedules_4972966c98057a4ddb9649a6dd6cae74 } from '../../../../../../src/cms/studio/schedules/RefusedSchedules.tsx'
import { FirstSteps as FirstSteps_9f5e15a4f6d2a4c537f3ff1a0374ee0c } from '../../../../../../src/parts/first-steps/studio/FirstSteps.tsx'
import { DayView as DayView_a99c17342287dbd7470d06bb8c647c35 } from '../../../../../../src/parts/bookings/studio/day/DayView.tsx'
import { GuideDay as GuideDay_b36da64dc3cb0456286768d6a8617766 } from '../../../../../../src/parts/bookings/studio/day/GuideDay.tsx'
import { DashboardHoards as DashboardHoards_ed20f2541a9e3cfde48a97bdddb722c7 } from '../../../../../../src/parts/shop/hoards/studio/DashboardHoards.tsx'
import { InboxFigures as InboxFigures_c02bc28fe5903538dad56b6c51ad97ec } from '../../../../../../src/parts/enquiries/studio/InboxFigures.tsx'
import { TranslatorStart as TranslatorStart_15f27d1b87de0813a17e3b5538767147 } from '../../../../../../src/parts/language-board/studio/TranslatorStart.tsx'
import { CheckLine as CheckLine_c872aac20d153a301c484dbac5639d87 } from '../../../../../../src/parts/guard/studio/CheckLine.tsx'
import { ReviewList as ReviewList_fcf0ec94031c6c5987a56bd4d9d99cbc } from '../../../../../../src/cms/studio/review/ReviewList.tsx'
import { Begin as Begin_06141cb9f85b294ddc7337f2e7cfcfbd } from '../../../../../../src/cms/studio/Begin.tsx'
import { BoardLink as BoardLink_413a78f5af8d99b2aec3524a73ef84e6 } from '../../../../../../src/parts/bookings/studio/board/BoardLink.tsx'
import { InboxLink as InboxLink_0b487e60dab96b829240e176e9a44158 } from '../../../../../../src/parts/enquiries/studio/InboxLink.tsx'
import { TrashLink as TrashLink_d6c55450f70e40a3afe7bac9b7ac4f68 } from '../../../../../../src/parts/trash/studio/TrashLink.tsx'
import { LanguagesLink as LanguagesLink_3c363551e12d526a85cbfadcaff021fa } from '../../../../../../src/parts/language-board/studio/LanguagesLink.tsx'
import { CheckLink as CheckLink_1a27b441ff01effc660ea725167917d6 } from '../../../../../../src/parts/guard/studio/CheckLink.tsx'
import { HealthLink as HealthLink_11e1d2722672195e96178e767d97f645 } from '../../../../../../src/parts/health/studio/HealthLink.tsx'
import { LettersLink as LettersLink_8fe72d439f0e1e82da31b0ecade038d2 } from '../../../../../../src/parts/letters/studio/LettersLink.tsx'
import { ServicesLink as ServicesLink_b815a4dcc4e384dc7478275daec08043 } from '../../../../../../src/parts/services/studio/ServicesLink.tsx'
import { LanguageWatch as LanguageWatch_affa12fa2f16c6c1098dbf2e2610077c } from '../../../../../../src/cms/studio/language/LanguageWatch.tsx'
import { SlimFormState as SlimFormState_afb243c1359d29329ecb60c9c19a75db } from '../../../../../../src/editor/field/SlimFormState.tsx'
import { SaidSchedules as SaidSchedules_36ddb6c5dfa159ddde1a08fe8c3ea271 } from '../../../../../../src/cms/studio/SaidSchedules.tsx'
import { WholeToasts as WholeToasts_d08ba9882c3814bd91cff0f5c7e22d16 } from '../../../../../../src/cms/studio/WholeToasts.tsx'
import { NamedControls as NamedControls_c58ef7cc5da4799ddb9bcdb10b6e1660 } from '../../../../../../src/cms/studio/names/NamedControls.tsx'
import { SavedFocus as SavedFocus_be6a40a8760ad094818fc37cb96778ab } from '../../../../../../src/cms/studio/focus/SavedFocus.tsx'
import { VersionWatch as VersionWatch_7f12b31e76653008d92e7eebf8f351f1 } from '../../../../../../src/editor/session/VersionWatch.tsx'
import { SectionsProvider as SectionsProvider_e8cd9da7350a9daa71429643656e0f9a } from '../../../../../../src/sections/palette/SectionsProvider.tsx'
import { SignInView as SignInView_cf550f985ad12662bb2dc4013266fffd } from '../../../../../../src/cms/studio/accounts/SignInView.tsx'
import { MailProofView as MailProofView_e1b493d9fd634c39dfeb4c1c079eb645 } from '../../../../../../src/parts/first-steps/studio/MailProofView.tsx'
import { DemoView as DemoView_ab7075e189174058905a1f5972009df4 } from '../../../../../../src/parts/first-steps/studio/DemoView.tsx'
import { ManifestView as ManifestView_90ef1c7639af3fc33fd9c33c261e1262 } from '../../../../../../src/parts/bookings/studio/manifest/ManifestView.tsx'
import { BoardWithHoards as BoardWithHoards_ac7a35fdb49befd6d05caeee4e7df3e7 } from '../../../../../../src/parts/shop/hoards/studio/BoardWithHoards.tsx'
import { DeskView as DeskView_cc32e196b40eb3a471d017c6749b06c1 } from '../../../../../../src/parts/shop/desk/studio/DeskView.tsx'
import { ChangeView as ChangeView_0578b6e3853aa6afb87e03ed30c20690 } from '../../../../../../src/parts/shop/change/studio/ChangeView.tsx'
import { FindView as FindView_c70283d4006eacaed41ab7625998079e } from '../../../../../../src/parts/shop/find/studio/FindView.tsx'
import { InboxView as InboxView_90a869753fc6fdb8857d06c5b43671bc } from '../../../../../../src/parts/enquiries/studio/InboxView.tsx'
import { TrashView as TrashView_0ae0f3d09120505298b3432bb4182e75 } from '../../../../../../src/parts/trash/studio/TrashView.tsx'
import { BoardView as BoardView_459b7e1dab31ea92a9a2a3a4e5c40dc5 } from '../../../../../../src/parts/language-board/studio/BoardView.tsx'
import { CheckView as CheckView_46dce2603cf82f3e20afb73d7920f3bb } from '../../../../../../src/parts/guard/studio/CheckView.tsx'
import { HealthView as HealthView_6e5da5bed1cac0f4ff923ea1f2ca684e } from '../../../../../../src/parts/health/studio/HealthView.tsx'
import { HelpView as HelpView_2e1da91e8d9ff97ccf852985a0bf1942 } from '../../../../../../src/parts/handbook/studio/HelpView.tsx'
import { HelpPageView as HelpPageView_df349bef85ee171e9150ca3724877f32 } from '../../../../../../src/parts/handbook/studio/HelpPageView.tsx'
import { LettersView as LettersView_1d26b6c924c3024a08d8ecb21b0b37c9 } from '../../../../../../src/parts/letters/studio/LettersView.tsx'
import { LetterView as LetterView_c665525a56ef7499b9c56bf4402833a2 } from '../../../../../../src/parts/letters/studio/LetterView.tsx'
import { ServicesView as ServicesView_6b954e1c52f4892f6d76a0658672ae15 } from '../../../../../../src/parts/services/studio/ServicesView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/editor/field/LayoutField.tsx#LayoutField": LayoutField_ae0b24a0d74706f252e207ced8a184d4,
  "/src/editor/versions/LayoutDiff.tsx#LayoutDiff": LayoutDiff_0122c417d41d093440116b223b593084,
  "/src/editor/field/EmptyComponent.tsx#EmptyComponent": EmptyComponent_9465231907e4a8a682f8b6a88b2143ee,
  "/src/cms/studio/pictures/PictureField.tsx#PictureField": PictureField_b0bfd765387fbc65ba05a0e0ae433b58,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/cms/studio/YesNoCell.tsx#YesNoCell": YesNoCell_ab7889e94f8d0dd712c7e63cd812cd93,
  "/src/cms/studio/PathCell.tsx#PathCell": PathCell_9b203febab6e5d5e6539e6093c1d1c5e,
  "/src/documents/pages/studio/ShopRoles.tsx#ShopRoles": ShopRoles_ba1642a08e00242dd2ce9fa10e326cdf,
  "/src/cms/translations/studio/loaders.tsx#LanguagesPanel": LanguagesPanel_0487505b963547fcbcd33cfb017cc4ca,
  "/src/cms/studio/review/ReviewControl.tsx#ReviewControl": ReviewControl_7954870bbe8686223850f3f87086df58,
  "/src/editor/session/DocumentSession.tsx#DocumentSession": DocumentSession_3e29b4dfb2dc6546c8e19225a0737ec8,
  "/src/parts/guard/studio/GuardedPublish.tsx#GuardedPublish": GuardedPublish_2a23ee00cba6777ff0e91eee1ad62a6b,
  "/src/cms/studio/begin/BeginPage.tsx#BeginPage": BeginPage_ad891373dd4e979b18b2eba6f5437d11,
  "/src/cms/studio/days/DayField.tsx#DayField": DayField_2b83fb38988d5147a55bd22e9961c99e,
  "/src/documents/tours/studio/LinesField.tsx#LinesField": LinesField_2a4947a582e23cd601f29902c245f2cf,
  "/src/documents/tours/studio/DayNumber.tsx#DayNumber": DayNumber_ffc94ddc91069b26fb17362134003b5b,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/src/cms/studio/relations/KindOfChosen.tsx#KindOfChosen": KindOfChosen_aa54dd73b53a10909ce9bdf235c07dd1,
  "/src/cms/studio/richText/RichTextField.tsx#RichTextField": RichTextField_e0d450aecfb85674a7bdbc30694b4652,
  "/src/documents/tours/studio/MoneyField.tsx#MoneyField": MoneyField_3d5210cddac65417900584eaaea60b6d,
  "/src/documents/tours/studio/DayLabel.tsx#DayLabel": DayLabel_2352adffd4371c9a3b813317df152de6,
  "/src/documents/tours/studio/route/RouteMaker.tsx#RouteMaker": RouteMaker_42fae638cd0d6e5da524b115cfdb2026,
  "/src/documents/tours/studio/LineLabel.tsx#LineLabel": LineLabel_f9a0f7022f9d56536c46b8cefebf97f4,
  "/src/documents/tours/studio/TourDepartures.tsx#TourDepartures": TourDepartures_525fc91dc867216b792a68067ca5ff85,
  "/src/documents/tours/studio/MissingList.tsx#MissingList": MissingList_f3d1347fcaf7ed22c7bb256b4ea533fe,
  "/src/documents/tours/studio/ToursFile.tsx#ToursFile": ToursFile_608df31f3c777a2256be0bfdd4a5bbfe,
  "/src/parts/bookings/studio/DepartureLinks.tsx#DepartureLinks": DepartureLinks_0190f426bd0fe499376651b6a1d35c28,
  "/src/parts/shop/cancel/studio/CallOff.tsx#CallOff": CallOff_b2c137a5c7ad662c669a8ce141e14404,
  "/src/documents/tours/studio/KnownDeparture.tsx#KnownDeparture": KnownDeparture_ef6148b0da759c218c5854d11dcbb2e2,
  "/src/documents/tours/studio/DeparturesBoard.tsx#DeparturesBoard": DeparturesBoard_2d722244cacbdbf0d98aa2f4ddfaeef4,
  "/src/cms/studio/relations/CloseWhenMade.tsx#CloseWhenMade": CloseWhenMade_7a8ce4d7b2151ce788fb2c5eade0130b,
  "/src/cms/translations/studio/loaders.tsx#TextsField": TextsField_0487505b963547fcbcd33cfb017cc4ca,
  "/src/cms/translations/studio/SourceLink.tsx#SourceCell": SourceCell_06fac688e33891baa586ca6d5dd1493a,
  "/src/cms/translations/studio/SourceLink.tsx#SourceField": SourceField_06fac688e33891baa586ca6d5dd1493a,
  "/src/parts/guard/studio/LayoutNotes.tsx#LayoutNotes": LayoutNotes_bca2fbd110d22c0c11a1da50e8ebe8a9,
  "/src/cms/studio/EntryLabel.tsx#EntryLabel": EntryLabel_1dd15cc2e14d33a98ce9600bedadbb77,
  "/src/cms/studio/styles/StyleUses.tsx#StyleUses": StyleUses_84c49fba51bd051def77302cda29f3c1,
  "/src/parts/bookings/studio/BookingFacts.tsx#BookingFacts": BookingFacts_a06d6c04b9718f8221fe59ffe9654cea,
  "/src/parts/shop/cancel/studio/CancelBooking.tsx#CancelBooking": CancelBooking_c5fa15760f1bf9294873ef2004552af8,
  "/src/parts/bookings/studio/HeldUntilField.tsx#HeldUntilField": HeldUntilField_ef30385f48ca4a53f323fc5b7b81bfd9,
  "/src/parts/bookings/studio/RefundedField.tsx#RefundedField": RefundedField_0bcec54bc04b629b46a49c3ef2e171d7,
  "/src/cms/studio/DayCell.tsx#DayCell": DayCell_287b880e807b6bd23746db0992a8ef4b,
  "/src/cms/studio/MoneyCell.tsx#MoneyCell": MoneyCell_51117dd20ea2dc32081a177b7f627008,
  "/src/parts/bookings/studio/BoardHint.tsx#BoardHint": BoardHint_5e41a0352c5bcd777fa2875893513090,
  "/src/parts/bookings/studio/NewBooking.tsx#NewBooking": NewBooking_27df73f8743fd07b16ca8541ac40a164,
  "/src/parts/customers/studio/SignInLink.tsx#SignInLink": SignInLink_85dc9f72c832e8ee202cd31216c30597,
  "/src/parts/shop/studio/OrderLoader.tsx#OrderLoader": OrderLoader_cc112de684bf9b28c3609f4e02bd6416,
  "/src/parts/shop/hoards/studio/HoardPanel.tsx#HoardPanel": HoardPanel_3f439030aca3ad81084df94aa4a15687,
  "/src/parts/shop/promotions/studio/PromotionMoney.tsx#PromotionMoney": PromotionMoney_c677617613e77c31c188ff119335c62e,
  "/src/cms/studio/InsertBlanks.tsx#InsertBlanks": InsertBlanks_11f3f7d2811de128a5d4fe8f8f367666,
  "/src/parts/subscribers/studio/SubscribersFile.tsx#SubscribersFile": SubscribersFile_8cb616173dd04afdab0b97fa95646d43,
  "/src/parts/popups/studio/PopupWarnings.tsx#PopupWarnings": PopupWarnings_a0c5d36789d928f6994916c7a32c0ab7,
  "/src/parts/popups/studio/ConditionLabel.tsx#ConditionLabel": ConditionLabel_8f8be6fc8a96a3b0a93d137b8001e2b4,
  "/src/cms/studio/WallClockField.tsx#WallClockField": WallClockField_dd8ad7e134c5a1e6dc4bc80d8971599c,
  "/src/parts/popups/studio/WhyShown.tsx#WhyShown": WhyShown_2fc1585821de088e604ff41204b3601b,
  "/src/cms/studio/mail/SendAgain.tsx#SendAgain": SendAgain_73f95ab33eed52ceff185f993c864f96,
  "/src/cms/studio/accounts/CurrentPassword.tsx#CurrentPassword": CurrentPassword_cf52edc210c9230bf678f483c42ccbf5,
  "/src/cms/studio/accounts/RoleWords.tsx#RoleWords": RoleWords_5b772e0ec16dfb9713910dfc26419ff2,
  "/src/cms/studio/accounts/SignInWaysLoader.tsx#SignInWaysLoader": SignInWaysLoader_8d8277d241882330dd06d4bf1ab314e9,
  "/src/cms/studio/accounts/Sessions.tsx#Sessions": Sessions_5ae104c8f449fcd04cb973d8722d4725,
  "/src/cms/studio/accounts/InvitePanel.tsx#InvitePanel": InvitePanel_a91453105f90ad6c8581e9e4ccae588c,
  "/src/studio/look/LookField.tsx#LookField": LookField_eaf616ee2df9f3247ae72f5e792161f9,
  "/src/cms/studio/ColourField.tsx#ColourField": ColourField_2ad04b40b0c6cd0d180bbc701184a450,
  "/src/studio/look/OwnTypefacesField.tsx#OwnTypefacesField": OwnTypefacesField_008745b9ee86edb41234ab23a06e77e2,
  "/src/parts/channels/studio/ChannelAddresses.tsx#ChannelAddresses": ChannelAddresses_324b09953e87b28b08caacdb0591a164,
  "/src/parts/channels/studio/KeyField.tsx#KeyField": KeyField_831ebc5bb700427afd49daf91f124afa,
  "/src/parts/lightbox/studio/DownloadHint.tsx#DownloadHint": DownloadHint_2cf6def374362a741c90b7301c7ea5ce,
  "/src/parts/chat/studio/LinkModeLoader.tsx#LinkModeLoader": LinkModeLoader_cb74b030de1d042f5d602692d48071f1,
  "/src/parts/consent/studio/EventDictionary.tsx#EventDictionary": EventDictionary_830b55f9a77937f76bff414c97d64e96,
  "/src/cms/studio/BlockLabel.tsx#BlockLabel": BlockLabel_b75267489c723ab53406d5e957bcd7e2,
  "/src/cms/studio/Mark.tsx#Icon": Icon_31bb794df4571a1df7f79a6d3581f1bf,
  "/src/cms/studio/Mark.tsx#Logo": Logo_31bb794df4571a1df7f79a6d3581f1bf,
  "/src/parts/shop/find/studio/FindField.tsx#FindField": FindField_9ab082442bfda33d52f951d198804d02,
  "/src/parts/handbook/studio/HelpLink.tsx#HelpLink": HelpLink_398a579e7c78e2d3581b01f6b44d86d3,
  "/src/parts/go-to/studio/GoToField.tsx#GoToField": GoToField_1dc99f960d2331afd113b16a84568729,
  "/src/cms/studio/Welcome.tsx#Welcome": Welcome_7cff9d82098a4659d1bb6e69b343d8ae,
  "/src/cms/studio/schedules/RefusedSchedules.tsx#RefusedSchedules": RefusedSchedules_4972966c98057a4ddb9649a6dd6cae74,
  "/src/parts/first-steps/studio/FirstSteps.tsx#FirstSteps": FirstSteps_9f5e15a4f6d2a4c537f3ff1a0374ee0c,
  "/src/parts/bookings/studio/day/DayView.tsx#DayView": DayView_a99c17342287dbd7470d06bb8c647c35,
  "/src/parts/bookings/studio/day/GuideDay.tsx#GuideDay": GuideDay_b36da64dc3cb0456286768d6a8617766,
  "/src/parts/shop/hoards/studio/DashboardHoards.tsx#DashboardHoards": DashboardHoards_ed20f2541a9e3cfde48a97bdddb722c7,
  "/src/parts/enquiries/studio/InboxFigures.tsx#InboxFigures": InboxFigures_c02bc28fe5903538dad56b6c51ad97ec,
  "/src/parts/language-board/studio/TranslatorStart.tsx#TranslatorStart": TranslatorStart_15f27d1b87de0813a17e3b5538767147,
  "/src/parts/guard/studio/CheckLine.tsx#CheckLine": CheckLine_c872aac20d153a301c484dbac5639d87,
  "/src/cms/studio/review/ReviewList.tsx#ReviewList": ReviewList_fcf0ec94031c6c5987a56bd4d9d99cbc,
  "/src/cms/studio/Begin.tsx#Begin": Begin_06141cb9f85b294ddc7337f2e7cfcfbd,
  "/src/parts/bookings/studio/board/BoardLink.tsx#BoardLink": BoardLink_413a78f5af8d99b2aec3524a73ef84e6,
  "/src/parts/enquiries/studio/InboxLink.tsx#InboxLink": InboxLink_0b487e60dab96b829240e176e9a44158,
  "/src/parts/trash/studio/TrashLink.tsx#TrashLink": TrashLink_d6c55450f70e40a3afe7bac9b7ac4f68,
  "/src/parts/language-board/studio/LanguagesLink.tsx#LanguagesLink": LanguagesLink_3c363551e12d526a85cbfadcaff021fa,
  "/src/parts/guard/studio/CheckLink.tsx#CheckLink": CheckLink_1a27b441ff01effc660ea725167917d6,
  "/src/parts/health/studio/HealthLink.tsx#HealthLink": HealthLink_11e1d2722672195e96178e767d97f645,
  "/src/parts/letters/studio/LettersLink.tsx#LettersLink": LettersLink_8fe72d439f0e1e82da31b0ecade038d2,
  "/src/parts/services/studio/ServicesLink.tsx#ServicesLink": ServicesLink_b815a4dcc4e384dc7478275daec08043,
  "/src/cms/studio/language/LanguageWatch.tsx#LanguageWatch": LanguageWatch_affa12fa2f16c6c1098dbf2e2610077c,
  "/src/editor/field/SlimFormState.tsx#SlimFormState": SlimFormState_afb243c1359d29329ecb60c9c19a75db,
  "/src/cms/studio/SaidSchedules.tsx#SaidSchedules": SaidSchedules_36ddb6c5dfa159ddde1a08fe8c3ea271,
  "/src/cms/studio/WholeToasts.tsx#WholeToasts": WholeToasts_d08ba9882c3814bd91cff0f5c7e22d16,
  "/src/cms/studio/names/NamedControls.tsx#NamedControls": NamedControls_c58ef7cc5da4799ddb9bcdb10b6e1660,
  "/src/cms/studio/focus/SavedFocus.tsx#SavedFocus": SavedFocus_be6a40a8760ad094818fc37cb96778ab,
  "/src/editor/session/VersionWatch.tsx#VersionWatch": VersionWatch_7f12b31e76653008d92e7eebf8f351f1,
  "/src/sections/palette/SectionsProvider.tsx#SectionsProvider": SectionsProvider_e8cd9da7350a9daa71429643656e0f9a,
  "/src/cms/studio/accounts/SignInView.tsx#SignInView": SignInView_cf550f985ad12662bb2dc4013266fffd,
  "/src/parts/first-steps/studio/MailProofView.tsx#MailProofView": MailProofView_e1b493d9fd634c39dfeb4c1c079eb645,
  "/src/parts/first-steps/studio/DemoView.tsx#DemoView": DemoView_ab7075e189174058905a1f5972009df4,
  "/src/parts/bookings/studio/manifest/ManifestView.tsx#ManifestView": ManifestView_90ef1c7639af3fc33fd9c33c261e1262,
  "/src/parts/shop/hoards/studio/BoardWithHoards.tsx#BoardWithHoards": BoardWithHoards_ac7a35fdb49befd6d05caeee4e7df3e7,
  "/src/parts/shop/desk/studio/DeskView.tsx#DeskView": DeskView_cc32e196b40eb3a471d017c6749b06c1,
  "/src/parts/shop/change/studio/ChangeView.tsx#ChangeView": ChangeView_0578b6e3853aa6afb87e03ed30c20690,
  "/src/parts/shop/find/studio/FindView.tsx#FindView": FindView_c70283d4006eacaed41ab7625998079e,
  "/src/parts/enquiries/studio/InboxView.tsx#InboxView": InboxView_90a869753fc6fdb8857d06c5b43671bc,
  "/src/parts/trash/studio/TrashView.tsx#TrashView": TrashView_0ae0f3d09120505298b3432bb4182e75,
  "/src/parts/language-board/studio/BoardView.tsx#BoardView": BoardView_459b7e1dab31ea92a9a2a3a4e5c40dc5,
  "/src/parts/guard/studio/CheckView.tsx#CheckView": CheckView_46dce2603cf82f3e20afb73d7920f3bb,
  "/src/parts/health/studio/HealthView.tsx#HealthView": HealthView_6e5da5bed1cac0f4ff923ea1f2ca684e,
  "/src/parts/handbook/studio/HelpView.tsx#HelpView": HelpView_2e1da91e8d9ff97ccf852985a0bf1942,
  "/src/parts/handbook/studio/HelpPageView.tsx#HelpPageView": HelpPageView_df349bef85ee171e9150ca3724877f32,
  "/src/parts/letters/studio/LettersView.tsx#LettersView": LettersView_1d26b6c924c3024a08d8ecb21b0b37c9,
  "/src/parts/letters/studio/LetterView.tsx#LetterView": LetterView_c665525a56ef7499b9c56bf4402833a2,
  "/src/parts/services/studio/ServicesView.tsx#ServicesView": ServicesView_6b954e1c52f4892f6d76a0658672ae15,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
