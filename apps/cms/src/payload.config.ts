import { limits } from '@sira/contract/limits'
import { defaultLocale } from '@sira/contract/locales'
import { logOptions } from '@sira/host/log/logOptions'
import { version, versionInWords } from '@sira/host/version'
import { buildConfig } from 'payload'
import sharp from 'sharp'
import { closeOthers } from './access/closedByDefault.ts'
import { guardLocks, locksSlug } from './access/locks/lockAccess.ts'
import { tellHolder, tellHolders } from './access/locks/tellHolder.ts'
import { nobody } from './access/nobody.ts'
import { adminConfig } from './admin/adminConfig.ts'
import { contentLanguages } from './admin/contentLanguages.ts'
import { exportDossiers } from './admin/dossiers/exportDossiers.ts'
import { frenchLanguage } from './admin/frenchLanguage.ts'
import { linkTargets } from './admin/linking/linkTargets.ts'
import { searchEverything } from './admin/search/searchEverything.ts'
import { forStaff, globalForStaff } from './admin/staffScreens.ts'
import { applications } from './applications/applications.ts'
import { planMessages } from './applications/plans/planMessages.ts'
import { sendRefusalsTask } from './applications/refusal/sendRefusals.ts'
import { shares } from './applications/shares/shares.ts'
import { audited, globalAudited } from './audit/audited.ts'
import { auditTrail } from './audit/auditTrail.ts'
import { backupTask } from './backup/backupTask.ts'
import { searchClients } from './clients/searchClients.ts'
import { closedThreads } from './comments/closedThreads.ts'
import { comments } from './comments/comments.ts'
import { contentCollections } from './content/contentCollections.ts'
import { documents } from './content/documents/documents.ts'
import { tooLargeFile } from './content/files/tooLargeFile.ts'
import { pageGlobals } from './content/pages/pageGlobals.ts'
import { media } from './content/pictures/media.ts'
import { pictureLabels } from './content/pictures/pictureLabels.ts'
import { redirections } from './content/redirections.ts'
import { settings } from './content/settings/settings.ts'
import { databaseAdapter } from './database/databaseAdapter.ts'
import { mailQueue } from './database/mailQueue.ts'
import { nightQueue } from './database/nightQueue.ts'
import { refuseMalformed } from './database/questions/refuseMalformed.ts'
import { tellMalformed } from './database/questions/tellMalformed.ts'
import { oneByOne } from './database/records/several/oneByOne.ts'
import { tellStorageFailure } from './database/tellStorageFailure.ts'
import { watchedTask } from './database/watchedTask.ts'
import { counts } from './deliveries/cash/counts.ts'
import { courierCash } from './deliveries/cash/courierCash.ts'
import { gestures } from './deliveries/courierPage/gestures.ts'
import { couriers } from './deliveries/couriers/couriers.ts'
import { deliveries } from './deliveries/deliveries.ts'
import { withDeliveries } from './deliveries/orders/followOrder.ts'
import { deposits } from './deposits/deposits.ts'
import { endDepositsTask } from './deposits/endDepositsTask.ts'
import { deadlineQueue } from './dossiers/deadlineQueue.ts'
import { erasures } from './dossiers/person/erasures.ts'
import { warnings } from './dossiers/retention/warnings/warnings.ts'
import { countSeatsTask } from './enrolments/counting/countSeatsTask.ts'
import { enrolmentCollections } from './enrolments/enrolmentCollections.ts'
import { heldSeats } from './enrolments/seats/heldSeats.ts'
import { readEnvironment } from './environment/environment.ts'
import { estimates } from './estimates/estimates.ts'
import { expireEstimatesTask } from './estimates/expireEstimatesTask.ts'
import { inSingleLines } from './fields/inSingleLines.ts'
import { mailTransport } from './mail/mailTransport.ts'
import { noMail } from './mail/noMail.ts'
import { sendEmailTask } from './mail/sendEmailTask.ts'
import { attachments } from './messages/attachments/attachments.ts'
import { emails } from './messages/emails/emails.ts'
import { messageCollections } from './messages/kinds/messageCollections.ts'
import { sendLetterTask } from './messages/newsletter/dispatch/sendLetterTask.ts'
import { welcomeReadersTask } from './messages/newsletter/imports/welcomeReadersTask.ts'
import { letters } from './messages/newsletter/letters.ts'
import { readerGroups } from './messages/newsletter/readerGroups.ts'
import { remindStaffTask } from './messages/pipeline/remindStaffTask.ts'
import { receptionSettings } from './messages/receptionSettings.ts'
import { eraseExpiredTask } from './messages/retention/eraseExpiredTask.ts'
import { sendSummaryTask } from './messages/summary/sendSummaryTask.ts'
import { answerTemplates } from './messages/templates/answerTemplates.ts'
import { sendAlertsTask } from './offers/alerts/sendAlertsTask.ts'
import { offerDossiers, offerRecords } from './offers/offerCollections.ts'
import { expireOrdersTask } from './orders/deadlines/expireOrdersTask.ts'
import { endWithSession } from './orders/enrolment/endHolds.ts'
import { orderCollections } from './orders/orderCollections.ts'
import { salesSettings } from './orders/salesSettings.ts'
import { countStockTask } from './orders/stock/counting/countStockTask.ts'
import { withStock } from './orders/stock/stockOfForms.ts'
import { savedFilters } from './people/filters/savedFilters.ts'
import { passwordLetterTask } from './people/passwords/passwordLetterTask.ts'
import { guardPreferences } from './people/preferences/guardPreferences.ts'
import { preferencesSlug } from './people/preferences/preferenceBounds.ts'
import { secondFactors } from './people/secondFactor/secondFactors.ts'
import { security } from './people/security.ts'
import { users } from './people/users.ts'
import { schedulePublishTask } from './publication/plans/schedulePublishTask.ts'
import { withHistory } from './publication/settings/withHistory.ts'
import { withSessionPrices } from './sessions/prices/guardPrice.ts'
import { sessionCollections } from './sessions/sessionCollections.ts'
import { spaceCodeTask } from './space/codes/spaceCodeTask.ts'
import { spaceCodes } from './space/spaceCodes.ts'
import { spaceSessions } from './space/spaceSessions.ts'
import { fileFolders } from './store/fileFolders.ts'
import { keepMoved } from './store/privateFiles/keepMoved.ts'

const environment = readEnvironment(process.env)
const files = fileFolders(environment)
const mailSettings = {
  transport: mailTransport(environment),
  firstWait: environment.mailRetrySeconds * 1000,
  from: environment.mailFrom,
}

/** Every kind of dossier, with what belongs to it. */
const dossiers = [
  // In the order of the menu.
  ...messageCollections,
  ...withDeliveries(orderCollections),
  deliveries,
  couriers,
  gestures,
  courierCash,
  counts,
  applications,
  ...enrolmentCollections,
  estimates,
  comments,
  ...offerDossiers,
]

const collections = [
  ...withSessionPrices(withStock(Object.values(contentCollections))),
  ...[media(files.media), pictureLabels, redirections, users, secondFactors, savedFilters],
  ...offerRecords,
  shares,
  planMessages,
  ...sessionCollections({ held: heldSeats, whenCancelled: endWithSession }),
  ...[...dossiers, answerTemplates, letters, readerGroups],
  // Letters after all that they are about: see keptKinds.
  ...[emails(dossiers), attachments, erasures],
  documents(files.documents),
  closedThreads,
  deposits,
  spaceCodes,
  spaceSessions,
  warnings,
  auditTrail,
].map((collection) => forStaff(audited(collection)))

const globals = [...pageGlobals, settings, receptionSettings, salesSettings, security].map(
  (global) => globalForStaff(globalAudited(withHistory(global))),
)

/** Each has its own rules of access; what Payload adds beside them is closed. */
const open = [...[...collections, ...globals].map(({ slug }) => slug), locksSlug, preferencesSlug]

/** Loaded by Node itself: explicit extensions, erasable types, components named by path. */
export default buildConfig({
  secret: environment.payloadSecret,
  db: await databaseAdapter(environment, keepMoved(files.privateFiles)),
  routes: { admin: '/admin', api: '/admin/api' },
  // Whose pages a cookie counts for: ours, see ownPagesOnly.
  csrf: [environment.publicUrl],
  graphQL: { disable: true },
  telemetry: false,
  sharp,
  admin: adminConfig,
  i18n: {
    supportedLanguages: { fr: frenchLanguage },
    fallbackLanguage: 'fr',
  },
  email: noMail,
  localization: {
    locales: contentLanguages,
    defaultLocale,
    fallback: true,
    // A text is published in its own language alone: see publishLanguages.
    defaultLocalePublishOption: 'active',
  },
  collections,
  endpoints: [searchEverything, searchClients, linkTargets, exportDossiers],
  globals,
  jobs: {
    tasks: [
      sendEmailTask(mailSettings),
      sendLetterTask,
      welcomeReadersTask,
      sendSummaryTask,
      eraseExpiredTask,
      endDepositsTask,
      backupTask(environment.backup),
      expireOrdersTask,
      sendRefusalsTask,
      expireEstimatesTask,
      remindStaffTask,
      countStockTask,
      sendAlertsTask,
      countSeatsTask,
      passwordLetterTask(mailSettings),
      spaceCodeTask(mailSettings),
      schedulePublishTask,
    ].map(watchedTask),
    autoRun: [
      { cron: '* * * * *' },
      // A few at a time: thirty at once kept every screen waiting for a second.
      { cron: '* * * * * *', queue: mailQueue, limit: 6, silent: true },
      { cron: '* * * * *', queue: nightQueue, silent: true },
      { cron: '* * * * *', queue: deadlineQueue, silent: true },
    ],
    deleteJobOnComplete: true,
    // Only the program itself has work to give.
    access: { run: nobody, queue: nobody, cancel: nobody },
  },
  // The address that visitors type, for links in letters, and ours for calls to the site; where
  // letters without a mail server, the database and its copies stand.
  custom: {
    publicUrl: environment.publicUrl,
    siteUrl: environment.siteUrl,
    dataDir: environment.dataDir,
    mailDir: environment.mailDir,
    files,
    sqliteFile: environment.sqliteFile,
    backup: environment.backup,
    // What PAYLOAD_SECRET was before.
    previousSecrets: environment.previousSecrets,
    // The mailbox of replies, with its password.
    replyBox: environment.replyBox,
    // Keys of those who collect money for us.
    providers: environment.providers,
    // Whether letters leave at all.
    sendsMail: environment.smtpUrl !== undefined,
    // Named on the first screen.
    version: versionInWords(version),
  },
  upload: {
    // A little more than what is refused elsewhere with a better answer: see oversizedBody.
    limits: { fileSize: limits.upload + 1024 * 1024 },
    abortOnLimit: true,
    responseOnLimit: tooLargeFile,
  },
  hooks: { afterError: [tellStorageFailure, tellMalformed, tellHolder] },
  // A person's mistake is reported to that person.
  loggingLevels: { APIError: 'info', AuthenticationError: 'info' },
  logger: { options: logOptions(environment.logLevel) },
  typescript: {
    outputFile: `${import.meta.dirname}/payload-types.ts`,
    autoGenerate: false,
  },
})
  .then(closeOthers(open))
  .then(inSingleLines(open))
  .then(guardLocks)
  .then(guardPreferences)
  .then(oneByOne)
  .then(tellHolders)
  .then(refuseMalformed)
