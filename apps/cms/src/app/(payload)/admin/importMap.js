import { TitleCell as TitleCell_50ef35c436163b8573cda58056db9517 } from '../../../../src/admin/titles/TitleCell.tsx'
import { MarkdownField as MarkdownField_0820f84fbb9f3e21b007192d72f73b34 } from '../../../../src/admin/editor/MarkdownField.tsx'
import { SearchResult as SearchResult_36e1f11c20560213f080b2db24845f9e } from '../../../../src/admin/searchResult/SearchResult.tsx'
import { PublicPages as PublicPages_e32e951c2716e3f74933834fa9257c32 } from '../../../../src/admin/publication/PublicPages.tsx'
import { StateCell as StateCell_a87d64c40aeb05ffae07d2053ad48d5d } from '../../../../src/admin/publication/StateCell.tsx'
import { PlanField as PlanField_790dc8f15765fa61b26055cad104b192 } from '../../../../src/admin/publication/PlanField.tsx'
import { DayInput as DayInput_a6ad7e232189a723eb7511310b33b371 } from '../../../../src/admin/dates/DayInput.tsx'
import { TranslationCell as TranslationCell_07848f3c6b8398a34e2abc857636b2a6 } from '../../../../src/admin/translations/TranslationCell.tsx'
import { NoField as NoField_6827d8ec24393fdeb676e57321124329 } from '../../../../src/admin/translations/NoField.tsx'
import { TranslationFilter as TranslationFilter_d518ebfaaf20b7f1e994d627b2eb9259 } from '../../../../src/admin/translations/TranslationFilter.tsx'
import { SavedFilters as SavedFilters_4cfff003be042ada0975f31790b2e541 } from '../../../../src/admin/filters/SavedFilters.tsx'
import { SavingState as SavingState_ed239ca7d3172beadeecd1480535c5a4 } from '../../../../src/admin/saving/SavingState.tsx'
import { AskForRows as AskForRows_e7e79f7aaa108200f90a571bdaaba439 } from '../../../../src/admin/saving/AskForRows.tsx'
import { FocusKept as FocusKept_ed4be2a54bbc1a1440ff3ee1d6e01419 } from '../../../../src/admin/focus/FocusKept.tsx'
import { RecordTitle as RecordTitle_e87ce802d75391653fb55217fadfdfd8 } from '../../../../src/admin/titles/RecordTitle.tsx'
import { TranslateItems as TranslateItems_3465f0165e22489c44c90379e12c6e35 } from '../../../../src/admin/translations/TranslateItems.tsx'
import { TakeFrench as TakeFrench_a61484c79182519d02bc92ae1b2450b9 } from '../../../../src/admin/translations/TakeFrench.tsx'
import { RecordStatus as RecordStatus_984fabaad503f88b4ce313cf574d826b } from '../../../../src/admin/publication/RecordStatus.tsx'
import { PageBeside as PageBeside_df94bdbf324794b0aa376298a2f265cd } from '../../../../src/admin/preview/PageBeside.tsx'
import { VersionsView as VersionsView_59b792dce874b370b738b037d90deb7b } from '../../../../src/admin/versions/VersionsView.tsx'
import { HtmlField as HtmlField_bf265b44f340849d60487efd00394fc2 } from '../../../../src/admin/editor/HtmlField.tsx'
import { AmountCell as AmountCell_ddaa5ab0bd14ea16fb052e1bddc73b80 } from '../../../../src/admin/amounts/AmountCell.tsx'
import { AmountNote as AmountNote_f9e07ece7046bef3fe92f865e160e18a } from '../../../../src/admin/amounts/AmountNote.tsx'
import { OfferDesk as OfferDesk_c53d6c9ccacb862e445b2aef82c4bcd8 } from '../../../../src/admin/offers/OfferDesk.tsx'
import { FileUses as FileUses_bc8bad534a8b3cbc6f20ae6061061699 } from '../../../../src/admin/library/FileUses.tsx'
import { PictureNote as PictureNote_e0dee3dbcb5b18bf2544220d4c695841 } from '../../../../src/admin/library/PictureNote.tsx'
import { PictureCell as PictureCell_6753ef577ba25cd300b151f75cfa02ef } from '../../../../src/admin/titles/PictureCell.tsx'
import { PictureTools as PictureTools_207ed3d372683fb25a7f76f860a9f811 } from '../../../../src/admin/library/PictureTools.tsx'
import { AddressNote as AddressNote_e73ee9c1390581fee513bd0e77ae3a59 } from '../../../../src/admin/accounts/AddressNote.tsx'
import { CurrentPassword as CurrentPassword_4c3b2512950c3f4d806403bb7659088e } from '../../../../src/admin/accounts/CurrentPassword.tsx'
import { NameCell as NameCell_88b7d6c4ac1d48a1060cce0466fccfe9 } from '../../../../src/admin/accounts/invitations/NameCell.tsx'
import { RolesCell as RolesCell_dadf7d20ff8f4a42d4fb2394c40f3e0d } from '../../../../src/admin/accounts/RolesCell.tsx'
import { AccountSafety as AccountSafety_41172b1f66c0ffd1a9de024ab57e4049 } from '../../../../src/admin/accounts/AccountSafety.tsx'
import { InviteButton as InviteButton_307bd2fe01e41e544221f1ace80276b9 } from '../../../../src/admin/accounts/invitations/InviteButton.tsx'
import { StepLabel as StepLabel_e56a891f3c57c0c69b2182e2c498a436 } from '../../../../src/admin/orders/StepLabel.tsx'
import { SessionDesk as SessionDesk_e014a9310364830a7c41d8b5e3a948aa } from '../../../../src/admin/sessions/SessionDesk.tsx'
import { ConvocationDesk as ConvocationDesk_075d6680386ad140ffe7751f79f1ec65 } from '../../../../src/admin/attendance/ConvocationDesk.tsx'
import { AttendanceDesk as AttendanceDesk_6b3983413845a53c0886ef07558c1fb6 } from '../../../../src/admin/attendance/AttendanceDesk.tsx'
import { WaitingDesk as WaitingDesk_ffbeda951e23ebc8ee0f593749944bf8 } from '../../../../src/admin/waiting/WaitingDesk.tsx'
import { EvaluationDesk as EvaluationDesk_42b5ab1a3096838a46f6d01f5f182df7 } from '../../../../src/admin/attendance/EvaluationDesk.tsx'
import { PersonLinks as PersonLinks_a744eb8135019554a9486cad0de8e1b6 } from '../../../../src/admin/clients/PersonLinks.tsx'
import { RowName as RowName_da8b1a5f2bbf60a9f6a04aee0990d504 } from '../../../../src/admin/rows/RowName.tsx'
import { History as History_f2ee461249ca7daa1979852bb2815fe9 } from '../../../../src/admin/inbox/History.tsx'
import { InboxTools as InboxTools_31fa9a4c3992722f5b4cc1307d0cba96 } from '../../../../src/admin/inbox/InboxTools.tsx'
import { NextMessage as NextMessage_ea6b28164af832cdc0a1f941067cd25e } from '../../../../src/admin/inbox/following/NextMessage.tsx'
import { TellButton as TellButton_cf7a0ad43387dd09615550c2a6e66248 } from '../../../../src/admin/inbox/TellButton.tsx'
import { BeginButton as BeginButton_1d369f93d0473bdb9b9a89eb7c62305f } from '../../../../src/admin/estimates/BeginButton.tsx'
import { AnswerButton as AnswerButton_fc24587c62df1ba3327d7c446689d7ce } from '../../../../src/admin/inbox/AnswerButton.tsx'
import { TypedKept as TypedKept_a8a3de17f91dd4abd93edd5f157ff293 } from '../../../../src/admin/saving/TypedKept.tsx'
import { AllowButton as AllowButton_6e2c1ca81678fa4730118c7c49cb5bf3 } from '../../../../src/admin/letters/AllowButton.tsx'
import { OrderDesk as OrderDesk_00bf7013716db81d78944821103342d7 } from '../../../../src/admin/orders/OrderDesk.tsx'
import { LineLabel as LineLabel_d73efec05d3a4f52ab3d9b476efe543a } from '../../../../src/admin/orders/LineLabel.tsx'
import { OrderTools as OrderTools_1165c4913c0354832d70ec23319c2a01 } from '../../../../src/admin/orders/OrderTools.tsx'
import { PlanAlerts as PlanAlerts_eacaa5e66522c1e72e2657e0861f6fda } from '../../../../src/admin/orders/PlanAlerts.tsx'
import { PaymentDesk as PaymentDesk_62ad76cd76ec1472ae4950fd5a423738 } from '../../../../src/admin/orders/PaymentDesk.tsx'
import { DeliveryDesk as DeliveryDesk_291f92afec6078832520bf32e09a6365 } from '../../../../src/admin/deliveries/DeliveryDesk.tsx'
import { DeliveryTools as DeliveryTools_e28eff7a8c31eaa1f176c6823ac480c2 } from '../../../../src/admin/deliveries/DeliveryTools.tsx'
import { CourierDesk as CourierDesk_306c823acd57cf4ab5b5647352f014be } from '../../../../src/admin/deliveries/CourierDesk.tsx'
import { PaperLabel as PaperLabel_cf1d8fe3b0f267f9447bbf8f9a8d4a37 } from '../../../../src/admin/deliveries/PaperLabel.tsx'
import { SignatureField as SignatureField_954958a2a50a55eefae7b43a0f315417 } from '../../../../src/admin/deliveries/SignatureField.tsx'
import { CountDesk as CountDesk_74d512d9dd0aad6a760715cdee015a4d } from '../../../../src/admin/deliveries/CountDesk.tsx'
import { ApplicationDesk as ApplicationDesk_7fafd8ce79b14349763e7728b97f29f2 } from '../../../../src/admin/applications/ApplicationDesk.tsx'
import { OfferFilter as OfferFilter_5028f2dda18f74f8517dabd55efca72e } from '../../../../src/admin/applications/OfferFilter.tsx'
import { ApplicationBoard as ApplicationBoard_0b4f988e53a675998826ec796fbb0ff2 } from '../../../../src/admin/applications/ApplicationBoard.tsx'
import { SeatMoney as SeatMoney_9a01f4eecf4a05a4f23037324db3727f } from '../../../../src/admin/enrolments/SeatMoney.tsx'
import { CancelSeat as CancelSeat_639b7dff5b3fd37a18d113167c360ac0 } from '../../../../src/admin/enrolments/CancelSeat.tsx'
import { TellByPhone as TellByPhone_4cfb52ebf5a81ca2f9f60097a4662297 } from '../../../../src/admin/enrolments/TellByPhone.tsx'
import { EntryDesk as EntryDesk_b2ca481f51a8447ebdc63bd079748dba } from '../../../../src/admin/waiting/EntryDesk.tsx'
import { AttestationDesk as AttestationDesk_71e5636365f79fcad4a9c1c9e6bd2d3b } from '../../../../src/admin/attestations/AttestationDesk.tsx'
import { AttestationExports as AttestationExports_d14c68718b836382ad9f3e354086c398 } from '../../../../src/admin/attestations/AttestationExports.tsx'
import { EstimateLineName as EstimateLineName_c18385db202c254e78c72dff2cfb8c7a } from '../../../../src/admin/estimates/EstimateLineName.tsx'
import { EstimateTotal as EstimateTotal_9446cd0d008ee6e7261400d80a27365e } from '../../../../src/admin/estimates/EstimateTotal.tsx'
import { EstimateTools as EstimateTools_662a77de3f9c3137f4ea8dc6d10283d9 } from '../../../../src/admin/estimates/EstimateTools.tsx'
import { CommentDesk as CommentDesk_603807b578bb7ab35a6a4bc0eea65b83 } from '../../../../src/admin/comments/CommentDesk.tsx'
import { NamedCriterion as NamedCriterion_85311e10bb5e6f23a5fab7309707726f } from '../../../../src/admin/offers/NamedCriterion.tsx'
import { SentOfferDesk as SentOfferDesk_686d98ea062578b59e23ee8e80d7e4e0 } from '../../../../src/admin/offers/SentOfferDesk.tsx'
import { LetterButtons as LetterButtons_986c66103ae7265421ade0a3f2c015ba } from '../../../../src/admin/letters/LetterButtons.tsx'
import { ResendButton as ResendButton_6c7e385bbac388791e3a52c92318dc21 } from '../../../../src/admin/inbox/ResendButton.tsx'
import { PersonSearch as PersonSearch_a95ce90364b8923602c1509c276a945c } from '../../../../src/admin/inbox/PersonSearch.tsx'
import { DocumentNote as DocumentNote_928ac67f5a704f0e2de4d3f7d36a7ef2 } from '../../../../src/admin/library/DocumentNote.tsx'
import { RecordCell as RecordCell_1b7118e59e6c2ed69a0bc1012e18ae96 } from '../../../../src/admin/audit/RecordCell.tsx'
import { AuditFilter as AuditFilter_860d509db13aa7caf22d202d792852f4 } from '../../../../src/admin/audit/AuditFilter.tsx'
import { OriginalText as OriginalText_be7a8914c13ec794cad6612f9bb1c2de } from '../../../../src/admin/pages/OriginalText.tsx'
import { PublishPage as PublishPage_bf715f611cc416567de27ebf9dcd638d } from '../../../../src/admin/pages/PublishPage.tsx'
import { PageState as PageState_eed68f0388de3c2fdcdfeb66070ffe41 } from '../../../../src/admin/pages/PageState.tsx'
import { NoUnpublishing as NoUnpublishing_0290b37a3ab7c32b796eecdee63b947c } from '../../../../src/admin/pages/NoUnpublishing.tsx'
import { LogoNote as LogoNote_e97f29c631a54b47adbdc9175af63b7b } from '../../../../src/admin/brand/LogoNote.tsx'
import { Menu as Menu_e73a0f8ab980c4a9a2c4c1ca1bfe266c } from '../../../../src/admin/menu/Menu.tsx'
import { Icon as Icon_5eddd781ceb78812efb2dcc0cec36920 } from '../../../../src/admin/brand/Icon.tsx'
import { Logo as Logo_2e763df44b42c422bacb8a7fd68ccf87 } from '../../../../src/admin/brand/Logo.tsx'
import { HeaderActions as HeaderActions_5f1f9015e2ee93befba0c9812a8eac9f } from '../../../../src/admin/menu/HeaderActions.tsx'
import { SavingWatch as SavingWatch_caed824d3d08987aeaa033eb67ab3cbd } from '../../../../src/admin/saving/SavingWatch.tsx'
import { LibraryWords as LibraryWords_3aeb732bae812fdd787b282142844d35 } from '../../../../src/admin/words/LibraryWords.tsx'
import { SmallerPictures as SmallerPictures_4c7749977e0313aac3f51bd0b9ef0a98 } from '../../../../src/admin/library/smaller/SmallerPictures.tsx'
import { Dashboard as Dashboard_bfcc977efa0be7d8a0df028c625b41ee } from '../../../../src/admin/dashboard/Dashboard.tsx'
import { LoginView as LoginView_b1d526dbe16a4e0cdbdacd77fea13135 } from '../../../../src/admin/signIn/LoginView.tsx'
import { ForgottenView as ForgottenView_06285d7e7324a8c04d15daaa528b285f } from '../../../../src/admin/signIn/ForgottenView.tsx'
import { ResetView as ResetView_a1381a2eaadf69dac5006a670d129e8c } from '../../../../src/admin/signIn/ResetView.tsx'
import { SalesView as SalesView_76c643ee6775f051f86374a722133d3e } from '../../../../src/admin/sales/SalesView.tsx'
import { ClosingView as ClosingView_a18f604a1ec79041200b880019f94050 } from '../../../../src/admin/sales/closing/ClosingView.tsx'
import { ClientsView as ClientsView_b141d9fcf9e4974634c22d095a23b7e0 } from '../../../../src/admin/clients/ClientsView.tsx'
import { CardView as CardView_2185d2e2a4fa858d2014e0e6099e4a3f } from '../../../../src/admin/clients/CardView.tsx'
import { DayView as DayView_b9e352a1850b6549ec806a62794374bc } from '../../../../src/admin/day/DayView.tsx'
import { DossiersView as DossiersView_5b8828f1954e500a339e1e0302996b36 } from '../../../../src/admin/dossiers/DossiersView.tsx'
import { EntryView as EntryView_5a4a7975873fdb5f8ca1bdffcf31b3eb } from '../../../../src/admin/entering/EntryView.tsx'
import { SubscriberImportView as SubscriberImportView_d27c57c9beaac6b4c79b336b27bf37db } from '../../../../src/admin/subscribers/SubscriberImportView.tsx'
import { CalendarView as CalendarView_d10e7a8a7fc968768d91009fe9136af2 } from '../../../../src/admin/calendar/CalendarView.tsx'
import { ListsView as ListsView_55ec4cd2fb7d566df88c28ab8c3491fe } from '../../../../src/admin/menu/ListsView.tsx'
import { TranslationsView as TranslationsView_4bc6695569efe67650deb6b438137b47 } from '../../../../src/admin/translations/work/TranslationsView.tsx'
import { TranslationDeskView as TranslationDeskView_ae202dcd9aef9a5b680fe241454436d0 } from '../../../../src/admin/translations/desk/TranslationDeskView.tsx'
import { StatementsView as StatementsView_bbc531555ba06bbc1e222268fce2d8ee } from '../../../../src/admin/statements/StatementsView.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/titles/TitleCell.tsx#TitleCell": TitleCell_50ef35c436163b8573cda58056db9517,
  "/src/admin/editor/MarkdownField.tsx#MarkdownField": MarkdownField_0820f84fbb9f3e21b007192d72f73b34,
  "/src/admin/searchResult/SearchResult.tsx#SearchResult": SearchResult_36e1f11c20560213f080b2db24845f9e,
  "/src/admin/publication/PublicPages.tsx#PublicPages": PublicPages_e32e951c2716e3f74933834fa9257c32,
  "/src/admin/publication/StateCell.tsx#StateCell": StateCell_a87d64c40aeb05ffae07d2053ad48d5d,
  "/src/admin/publication/PlanField.tsx#PlanField": PlanField_790dc8f15765fa61b26055cad104b192,
  "/src/admin/dates/DayInput.tsx#DayInput": DayInput_a6ad7e232189a723eb7511310b33b371,
  "/src/admin/translations/TranslationCell.tsx#TranslationCell": TranslationCell_07848f3c6b8398a34e2abc857636b2a6,
  "/src/admin/translations/NoField.tsx#NoField": NoField_6827d8ec24393fdeb676e57321124329,
  "/src/admin/translations/TranslationFilter.tsx#TranslationFilter": TranslationFilter_d518ebfaaf20b7f1e994d627b2eb9259,
  "/src/admin/filters/SavedFilters.tsx#SavedFilters": SavedFilters_4cfff003be042ada0975f31790b2e541,
  "/src/admin/saving/SavingState.tsx#SavingState": SavingState_ed239ca7d3172beadeecd1480535c5a4,
  "/src/admin/saving/AskForRows.tsx#AskForRows": AskForRows_e7e79f7aaa108200f90a571bdaaba439,
  "/src/admin/focus/FocusKept.tsx#FocusKept": FocusKept_ed4be2a54bbc1a1440ff3ee1d6e01419,
  "/src/admin/titles/RecordTitle.tsx#RecordTitle": RecordTitle_e87ce802d75391653fb55217fadfdfd8,
  "/src/admin/translations/TranslateItems.tsx#TranslateItems": TranslateItems_3465f0165e22489c44c90379e12c6e35,
  "/src/admin/translations/TakeFrench.tsx#TakeFrench": TakeFrench_a61484c79182519d02bc92ae1b2450b9,
  "/src/admin/publication/RecordStatus.tsx#RecordStatus": RecordStatus_984fabaad503f88b4ce313cf574d826b,
  "/src/admin/preview/PageBeside.tsx#PageBeside": PageBeside_df94bdbf324794b0aa376298a2f265cd,
  "/src/admin/versions/VersionsView.tsx#VersionsView": VersionsView_59b792dce874b370b738b037d90deb7b,
  "/src/admin/editor/HtmlField.tsx#HtmlField": HtmlField_bf265b44f340849d60487efd00394fc2,
  "/src/admin/amounts/AmountCell.tsx#AmountCell": AmountCell_ddaa5ab0bd14ea16fb052e1bddc73b80,
  "/src/admin/amounts/AmountNote.tsx#AmountNote": AmountNote_f9e07ece7046bef3fe92f865e160e18a,
  "/src/admin/offers/OfferDesk.tsx#OfferDesk": OfferDesk_c53d6c9ccacb862e445b2aef82c4bcd8,
  "/src/admin/library/FileUses.tsx#FileUses": FileUses_bc8bad534a8b3cbc6f20ae6061061699,
  "/src/admin/library/PictureNote.tsx#PictureNote": PictureNote_e0dee3dbcb5b18bf2544220d4c695841,
  "/src/admin/titles/PictureCell.tsx#PictureCell": PictureCell_6753ef577ba25cd300b151f75cfa02ef,
  "/src/admin/library/PictureTools.tsx#PictureTools": PictureTools_207ed3d372683fb25a7f76f860a9f811,
  "/src/admin/accounts/AddressNote.tsx#AddressNote": AddressNote_e73ee9c1390581fee513bd0e77ae3a59,
  "/src/admin/accounts/CurrentPassword.tsx#CurrentPassword": CurrentPassword_4c3b2512950c3f4d806403bb7659088e,
  "/src/admin/accounts/invitations/NameCell.tsx#NameCell": NameCell_88b7d6c4ac1d48a1060cce0466fccfe9,
  "/src/admin/accounts/RolesCell.tsx#RolesCell": RolesCell_dadf7d20ff8f4a42d4fb2394c40f3e0d,
  "/src/admin/accounts/AccountSafety.tsx#AccountSafety": AccountSafety_41172b1f66c0ffd1a9de024ab57e4049,
  "/src/admin/accounts/invitations/InviteButton.tsx#InviteButton": InviteButton_307bd2fe01e41e544221f1ace80276b9,
  "/src/admin/orders/StepLabel.tsx#StepLabel": StepLabel_e56a891f3c57c0c69b2182e2c498a436,
  "/src/admin/sessions/SessionDesk.tsx#SessionDesk": SessionDesk_e014a9310364830a7c41d8b5e3a948aa,
  "/src/admin/attendance/ConvocationDesk.tsx#ConvocationDesk": ConvocationDesk_075d6680386ad140ffe7751f79f1ec65,
  "/src/admin/attendance/AttendanceDesk.tsx#AttendanceDesk": AttendanceDesk_6b3983413845a53c0886ef07558c1fb6,
  "/src/admin/waiting/WaitingDesk.tsx#WaitingDesk": WaitingDesk_ffbeda951e23ebc8ee0f593749944bf8,
  "/src/admin/attendance/EvaluationDesk.tsx#EvaluationDesk": EvaluationDesk_42b5ab1a3096838a46f6d01f5f182df7,
  "/src/admin/clients/PersonLinks.tsx#PersonLinks": PersonLinks_a744eb8135019554a9486cad0de8e1b6,
  "/src/admin/rows/RowName.tsx#RowName": RowName_da8b1a5f2bbf60a9f6a04aee0990d504,
  "/src/admin/inbox/History.tsx#History": History_f2ee461249ca7daa1979852bb2815fe9,
  "/src/admin/inbox/InboxTools.tsx#InboxTools": InboxTools_31fa9a4c3992722f5b4cc1307d0cba96,
  "/src/admin/inbox/following/NextMessage.tsx#NextMessage": NextMessage_ea6b28164af832cdc0a1f941067cd25e,
  "/src/admin/inbox/TellButton.tsx#TellButton": TellButton_cf7a0ad43387dd09615550c2a6e66248,
  "/src/admin/estimates/BeginButton.tsx#BeginButton": BeginButton_1d369f93d0473bdb9b9a89eb7c62305f,
  "/src/admin/inbox/AnswerButton.tsx#AnswerButton": AnswerButton_fc24587c62df1ba3327d7c446689d7ce,
  "/src/admin/saving/TypedKept.tsx#TypedKept": TypedKept_a8a3de17f91dd4abd93edd5f157ff293,
  "/src/admin/letters/AllowButton.tsx#AllowButton": AllowButton_6e2c1ca81678fa4730118c7c49cb5bf3,
  "/src/admin/orders/OrderDesk.tsx#OrderDesk": OrderDesk_00bf7013716db81d78944821103342d7,
  "/src/admin/orders/LineLabel.tsx#LineLabel": LineLabel_d73efec05d3a4f52ab3d9b476efe543a,
  "/src/admin/orders/OrderTools.tsx#OrderTools": OrderTools_1165c4913c0354832d70ec23319c2a01,
  "/src/admin/orders/PlanAlerts.tsx#PlanAlerts": PlanAlerts_eacaa5e66522c1e72e2657e0861f6fda,
  "/src/admin/orders/PaymentDesk.tsx#PaymentDesk": PaymentDesk_62ad76cd76ec1472ae4950fd5a423738,
  "/src/admin/deliveries/DeliveryDesk.tsx#DeliveryDesk": DeliveryDesk_291f92afec6078832520bf32e09a6365,
  "/src/admin/deliveries/DeliveryTools.tsx#DeliveryTools": DeliveryTools_e28eff7a8c31eaa1f176c6823ac480c2,
  "/src/admin/deliveries/CourierDesk.tsx#CourierDesk": CourierDesk_306c823acd57cf4ab5b5647352f014be,
  "/src/admin/deliveries/PaperLabel.tsx#PaperLabel": PaperLabel_cf1d8fe3b0f267f9447bbf8f9a8d4a37,
  "/src/admin/deliveries/SignatureField.tsx#SignatureField": SignatureField_954958a2a50a55eefae7b43a0f315417,
  "/src/admin/deliveries/CountDesk.tsx#CountDesk": CountDesk_74d512d9dd0aad6a760715cdee015a4d,
  "/src/admin/applications/ApplicationDesk.tsx#ApplicationDesk": ApplicationDesk_7fafd8ce79b14349763e7728b97f29f2,
  "/src/admin/applications/OfferFilter.tsx#OfferFilter": OfferFilter_5028f2dda18f74f8517dabd55efca72e,
  "/src/admin/applications/ApplicationBoard.tsx#ApplicationBoard": ApplicationBoard_0b4f988e53a675998826ec796fbb0ff2,
  "/src/admin/enrolments/SeatMoney.tsx#SeatMoney": SeatMoney_9a01f4eecf4a05a4f23037324db3727f,
  "/src/admin/enrolments/CancelSeat.tsx#CancelSeat": CancelSeat_639b7dff5b3fd37a18d113167c360ac0,
  "/src/admin/enrolments/TellByPhone.tsx#TellByPhone": TellByPhone_4cfb52ebf5a81ca2f9f60097a4662297,
  "/src/admin/waiting/EntryDesk.tsx#EntryDesk": EntryDesk_b2ca481f51a8447ebdc63bd079748dba,
  "/src/admin/attestations/AttestationDesk.tsx#AttestationDesk": AttestationDesk_71e5636365f79fcad4a9c1c9e6bd2d3b,
  "/src/admin/attestations/AttestationExports.tsx#AttestationExports": AttestationExports_d14c68718b836382ad9f3e354086c398,
  "/src/admin/estimates/EstimateLineName.tsx#EstimateLineName": EstimateLineName_c18385db202c254e78c72dff2cfb8c7a,
  "/src/admin/estimates/EstimateTotal.tsx#EstimateTotal": EstimateTotal_9446cd0d008ee6e7261400d80a27365e,
  "/src/admin/estimates/EstimateTools.tsx#EstimateTools": EstimateTools_662a77de3f9c3137f4ea8dc6d10283d9,
  "/src/admin/comments/CommentDesk.tsx#CommentDesk": CommentDesk_603807b578bb7ab35a6a4bc0eea65b83,
  "/src/admin/offers/NamedCriterion.tsx#NamedCriterion": NamedCriterion_85311e10bb5e6f23a5fab7309707726f,
  "/src/admin/offers/SentOfferDesk.tsx#SentOfferDesk": SentOfferDesk_686d98ea062578b59e23ee8e80d7e4e0,
  "/src/admin/letters/LetterButtons.tsx#LetterButtons": LetterButtons_986c66103ae7265421ade0a3f2c015ba,
  "/src/admin/inbox/ResendButton.tsx#ResendButton": ResendButton_6c7e385bbac388791e3a52c92318dc21,
  "/src/admin/inbox/PersonSearch.tsx#PersonSearch": PersonSearch_a95ce90364b8923602c1509c276a945c,
  "/src/admin/library/DocumentNote.tsx#DocumentNote": DocumentNote_928ac67f5a704f0e2de4d3f7d36a7ef2,
  "/src/admin/audit/RecordCell.tsx#RecordCell": RecordCell_1b7118e59e6c2ed69a0bc1012e18ae96,
  "/src/admin/audit/AuditFilter.tsx#AuditFilter": AuditFilter_860d509db13aa7caf22d202d792852f4,
  "/src/admin/pages/OriginalText.tsx#OriginalText": OriginalText_be7a8914c13ec794cad6612f9bb1c2de,
  "/src/admin/pages/PublishPage.tsx#PublishPage": PublishPage_bf715f611cc416567de27ebf9dcd638d,
  "/src/admin/pages/PageState.tsx#PageState": PageState_eed68f0388de3c2fdcdfeb66070ffe41,
  "/src/admin/pages/NoUnpublishing.tsx#NoUnpublishing": NoUnpublishing_0290b37a3ab7c32b796eecdee63b947c,
  "/src/admin/brand/LogoNote.tsx#LogoNote": LogoNote_e97f29c631a54b47adbdc9175af63b7b,
  "/src/admin/menu/Menu.tsx#Menu": Menu_e73a0f8ab980c4a9a2c4c1ca1bfe266c,
  "/src/admin/brand/Icon.tsx#Icon": Icon_5eddd781ceb78812efb2dcc0cec36920,
  "/src/admin/brand/Logo.tsx#Logo": Logo_2e763df44b42c422bacb8a7fd68ccf87,
  "/src/admin/menu/HeaderActions.tsx#HeaderActions": HeaderActions_5f1f9015e2ee93befba0c9812a8eac9f,
  "/src/admin/saving/SavingWatch.tsx#SavingWatch": SavingWatch_caed824d3d08987aeaa033eb67ab3cbd,
  "/src/admin/words/LibraryWords.tsx#LibraryWords": LibraryWords_3aeb732bae812fdd787b282142844d35,
  "/src/admin/library/smaller/SmallerPictures.tsx#SmallerPictures": SmallerPictures_4c7749977e0313aac3f51bd0b9ef0a98,
  "/src/admin/dashboard/Dashboard.tsx#Dashboard": Dashboard_bfcc977efa0be7d8a0df028c625b41ee,
  "/src/admin/signIn/LoginView.tsx#LoginView": LoginView_b1d526dbe16a4e0cdbdacd77fea13135,
  "/src/admin/signIn/ForgottenView.tsx#ForgottenView": ForgottenView_06285d7e7324a8c04d15daaa528b285f,
  "/src/admin/signIn/ResetView.tsx#ResetView": ResetView_a1381a2eaadf69dac5006a670d129e8c,
  "/src/admin/sales/SalesView.tsx#SalesView": SalesView_76c643ee6775f051f86374a722133d3e,
  "/src/admin/sales/closing/ClosingView.tsx#ClosingView": ClosingView_a18f604a1ec79041200b880019f94050,
  "/src/admin/clients/ClientsView.tsx#ClientsView": ClientsView_b141d9fcf9e4974634c22d095a23b7e0,
  "/src/admin/clients/CardView.tsx#CardView": CardView_2185d2e2a4fa858d2014e0e6099e4a3f,
  "/src/admin/day/DayView.tsx#DayView": DayView_b9e352a1850b6549ec806a62794374bc,
  "/src/admin/dossiers/DossiersView.tsx#DossiersView": DossiersView_5b8828f1954e500a339e1e0302996b36,
  "/src/admin/entering/EntryView.tsx#EntryView": EntryView_5a4a7975873fdb5f8ca1bdffcf31b3eb,
  "/src/admin/subscribers/SubscriberImportView.tsx#SubscriberImportView": SubscriberImportView_d27c57c9beaac6b4c79b336b27bf37db,
  "/src/admin/calendar/CalendarView.tsx#CalendarView": CalendarView_d10e7a8a7fc968768d91009fe9136af2,
  "/src/admin/menu/ListsView.tsx#ListsView": ListsView_55ec4cd2fb7d566df88c28ab8c3491fe,
  "/src/admin/translations/work/TranslationsView.tsx#TranslationsView": TranslationsView_4bc6695569efe67650deb6b438137b47,
  "/src/admin/translations/desk/TranslationDeskView.tsx#TranslationDeskView": TranslationDeskView_ae202dcd9aef9a5b680fe241454436d0,
  "/src/admin/statements/StatementsView.tsx#StatementsView": StatementsView_bbc531555ba06bbc1e222268fce2d8ee,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
