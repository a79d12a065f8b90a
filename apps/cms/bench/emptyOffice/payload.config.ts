import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { fr } from '@payloadcms/translations/languages/fr'
import { buildConfig } from 'payload'

/** Payload as it comes, with nothing but accounts: what our first screen is set beside. */
export default buildConfig({
  secret: 'a-secret-for-a-measure-only-0123456789',
  db: sqliteAdapter({ client: { url: `file:${process.env.EMPTY_OFFICE_DATABASE}` } }),
  i18n: { supportedLanguages: { fr }, fallbackLanguage: 'fr' },
  telemetry: false,
  graphQL: { disable: true },
  admin: { user: 'users' },
  collections: [{ slug: 'users', auth: true, fields: [] }],
})
