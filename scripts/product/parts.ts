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

/** What is started: both, or one of them alone (`npm run start:site`, `npm run start:cms`). */
export type PartName = 'site' | 'cms'

export function isPartName(text: string): text is PartName {
  return text === 'site' || text === 'cms'
}

/** By these settings; where `API_URL` names a back office elsewhere, the site is all there is here. */
export function partsHere(settings: Settings, only?: PartName): readonly PartName[] {
  if (only) return [only]
  return settings.usesRemoteBackOffice ? ['site'] : ['cms', 'site']
}

/** The programs, in the order in which they are started. */
export function partsOf(settings: Settings, names: readonly PartName[]): Part[] {
  return names.map((name) => (name === 'cms' ? backOffice(settings) : site(settings)))
}

export const startBackOffice = (settings: Settings) => startPart(backOffice(settings))
export const startSite = (settings: Settings) => startPart(site(settings))
