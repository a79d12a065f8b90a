import { mkdirSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { siteSearch } from '../src/search/siteSearch.ts'
import { watchBackOffice } from './backOffice/away/backOfficePresence.ts'
import { contentChanges } from './backOffice/contentChanges.ts'
import { followChanges } from './backOffice/followChanges.ts'
import { lookAnew } from './backOffice/lookAnew.ts'
import type { Environment } from './environment.ts'
import { createHost, errorsTo, openHost, type SiteBuild } from './host.ts'
import { readRedirections } from './pages/redirections.ts'
import { openSpeedStore } from './speed/speedStore.ts'
import { openViewStore } from './views/viewStore.ts'

/** Opens the site with its own stores: its search, its redirections, its measurements. */
export async function openSite(
  environment: Environment,
  build: SiteBuild,
  // First: the others write to its log from their first moment, when the back office is away.
  app: FastifyInstance = openHost(environment),
): Promise<FastifyInstance> {
  mkdirSync(environment.dataDir, { recursive: true })
  const { apiUrl, strapi, settings } = environment
  const source = { apiUrl, strapi, settings, logError: errorsTo(app) }
  const search = siteSearch({
    ...source,
    folder: environment.dataDir,
    follows: environment.process === 1,
  })
  const redirections = readRedirections(source)
  const speed = openSpeedStore(environment.dataDir)
  const views = openViewStore(environment.dataDir, source.logError)
  app.addHook('onClose', async () => {
    search.stop()
    redirections.stop()
    speed.close()
    views.close()
  })
  const { invalidationSecret: secret, webhookToken } = environment
  if (secret === undefined && strapi === undefined) {
    app.log.warn('INVALIDATION_SECRET manque : les pages suivront les contenus avec du retard.')
  }
  const hears = (secret ?? webhookToken ?? strapi) !== undefined
  const changes = hears ? contentChanges() : undefined
  const presence = watchBackOffice(apiUrl, app.log)
  app.addHook('onClose', async () => presence.stop())
  const parts = { search, redirections, speed, views, presence, ...(changes && { changes }) }
  const site = await createHost(environment, { ...build, ...parts }, app)
  if (changes && (strapi ?? secret) !== undefined) {
    const stop =
      secret === undefined || strapi !== undefined
        ? lookAnew(changes)
        : followChanges(changes, { apiUrl, secret, log: app.log })
    app.addHook('onClose', async () => stop())
  }
  return site
}
