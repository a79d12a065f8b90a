import { localUrlAt } from '../../packages/host/src/defaultAddresses.ts'
import { type Part, startPart } from './part.ts'
import type { Settings } from './settings.ts'
import { siteEnvironment } from './siteEnvironment.ts'

/** Migrates and seeds its database before it answers. */
const backOffice = (settings: Settings): Part => ({
  name: 'Le back office',
  script: 'apps/cms/server/main.ts',
  url: localUrlAt(settings.cmsPort),
  // It listens once its database is ready. On a full disk it can be read, and the site be shown.
  answersAt: '/healthz',
  environment: settings.environment,
})

const site = (settings: Settings): Part => ({
  name: 'Le site',
  script: 'apps/site/server/main.ts',
  url: localUrlAt(settings.port),
  answersAt: '/readyz',
  environment: siteEnvironment(settings.environment),
})

/** The programs of a product with these settings, in the order in which they are started. */
export function partsOf(settings: Settings): Part[] {
  return settings.usesRemoteBackOffice ? [site(settings)] : [backOffice(settings), site(settings)]
}

export const startBackOffice = (settings: Settings) => startPart(backOffice(settings))
export const startSite = (settings: Settings) => startPart(site(settings))
