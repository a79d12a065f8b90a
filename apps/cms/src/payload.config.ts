import { buildConfig } from 'payload'
import sharp from 'sharp'
import { readEnvironment } from '../server/environment.ts'
import { guardLocks } from './access/lockAccess.ts'
import { nobody } from './access/nobody.ts'
import { passwordLetterTask } from './accounts/passwordLetterTask.ts'
import { adminConfig } from './admin/adminConfig.ts'
import { frenchLanguage } from './admin/frenchLanguage.ts'
import { forStaff, globalForStaff } from './admin/staffScreens.ts'
import { biblios } from './collections/biblios.ts'
import { blogs } from './collections/blogs.ts'
import { categories } from './collections/categories.ts'
import { compagnies } from './collections/compagnies.ts'
import { contacts } from './collections/contacts.ts'
import { devis } from './collections/devis.ts'
import { emails } from './collections/emails.ts'
import { erasures } from './collections/erasures.ts'
import { experienceLevels } from './collections/experienceLevels.ts'
import { faqs } from './collections/faqs.ts'
import { formateurs } from './collections/formateurs.ts'
import { formations } from './collections/formations.ts'
import { jobdomains } from './collections/jobdomains.ts'
import { jobs } from './collections/jobs.ts'
import { jobtypes } from './collections/jobtypes.ts'
import { letters } from './collections/letters.ts'
import { media } from './collections/media.ts'
import { modesformations } from './collections/modesformations.ts'
import { modespayments } from './collections/modespayments.ts'
import { newsletters } from './collections/newsletters.ts'
import { redirections } from './collections/redirections.ts'
import { secondFactors } from './collections/secondFactors.ts'
import { tags } from './collections/tags.ts'
import { typesformations } from './collections/typesformations.ts'
import { users } from './collections/users.ts'
import { databaseAdapter } from './database/databaseAdapter.ts'
import { reception } from './globals/reception.ts'
import { security } from './globals/security.ts'
import { settings } from './globals/settings.ts'
import { largestPictureBytes, tooLargePicture } from './hooks/preparePicture.ts'
import { tellStorageFailure } from './hooks/tellStorageFailure.ts'
import { eraseExpiredTask, nightQueue } from './inbox/eraseExpiredTask.ts'
import { mailTransport } from './mail/mailTransport.ts'
import { noMail } from './mail/noMail.ts'
import { mailQueue } from './mail/queuedEmail.ts'
import { sendEmailTask } from './mail/sendEmailTask.ts'
import { sendLetterTask } from './newsletter/sendLetterTask.ts'
import { schedulePublishTask } from './publication/schedulePublishTask.ts'

const environment = readEnvironment(process.env)
const mailSettings = {
  transport: mailTransport(environment),
  firstWait: environment.mailRetrySeconds * 1000,
  from: environment.mailFrom,
}

/** Loaded by Node itself: explicit extensions, erasable types, components named by path. */
export default buildConfig({
  secret: environment.payloadSecret,
  db: await databaseAdapter(environment),
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
    locales: [
      { code: 'fr', label: 'Français' },
      { code: 'en', label: 'Anglais' },
      { code: 'ar', label: 'Arabe', rtl: true },
    ],
    defaultLocale: 'fr',
    fallback: true,
  },
  collections: [
    ...[blogs, categories, tags],
    ...[formations, formateurs, typesformations, modesformations, modespayments],
    ...[jobs, compagnies, jobdomains, jobtypes, experienceLevels],
    ...[biblios, faqs, media(environment.mediaDir), redirections, users, secondFactors],
    ...[devis, contacts, newsletters, letters, emails, erasures],
  ].map(forStaff),
  globals: [settings, reception, security].map(globalForStaff),
  jobs: {
    tasks: [
      sendEmailTask(mailSettings),
      sendLetterTask,
      eraseExpiredTask,
      passwordLetterTask(mailSettings),
      schedulePublishTask,
    ],
    autoRun: [
      { cron: '* * * * *' },
      { cron: '*/5 * * * * *', queue: mailQueue, limit: 30, silent: true },
      { cron: '* * * * *', queue: nightQueue, silent: true },
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
    mailDir: environment.mailDir,
    mediaDir: environment.mediaDir,
    sqliteFile: environment.sqliteFile,
    // Whether letters leave at all.
    sendsMail: environment.smtpUrl !== undefined,
  },
  upload: {
    // A little more than what is refused elsewhere with a better answer: see oversizedBody.
    limits: { fileSize: largestPictureBytes + 1024 * 1024 },
    abortOnLimit: true,
    responseOnLimit: tooLargePicture,
  },
  hooks: { afterError: [tellStorageFailure] },
  // What a person did wrong is told to that person.
  loggingLevels: { APIError: 'info', AuthenticationError: 'info' },
  logger: { options: { level: environment.logLevel } },
  typescript: {
    outputFile: `${import.meta.dirname}/payload-types.ts`,
    autoGenerate: false,
  },
}).then(guardLocks)
