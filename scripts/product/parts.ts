import { localUrlAt } from '../../packages/host/src/defaultAddresses.ts'
import { type Part, startPart } from './part.ts'
import { root, type Settings } from './settings.ts'
import { siteEnvironment } from './siteEnvironment.ts'

/** The version of all parts. */
const version = { folder: root, node: process.execPath }

/** Migrates and seeds its database before it answers. */
const backOffice = ({ cmsPort, environment }: Settings): Part => ({
  ...version,
  key: 'cms',
  name: 'Le back office',
  script: 'apps/cms/server/main.ts',
  url: localUrlAt(cmsPort, environment.CMS_HOST),
  door: { host: environment.CMS_HOST || '127.0.0.1', port: cmsPort },
  // It listens once its database is ready. On a full disk it still reads, and the site stays up.
  answersAt: '/healthz',
  alone: true,
  environment,
})

const site = ({ port, environment }: Settings): Part => ({
  ...version,
  key: 'site',
  name: 'Le site',
  script: 'apps/site/server/main.ts',
  url: localUrlAt(port, environment.HOST),
  door: { host: environment.HOST || '0.0.0.0', port },
  answersAt: '/readyz',
  alone: false,
  environment: siteEnvironment(environment),
})

/** The programs of the site share a port; each gets its number. */
function sites(settings: Settings): Part[] {
  const one = site(settings)
  return Array.from({ length: settings.siteProcesses }, (_, index) => ({
    ...one,
    ...(index > 0 && { key: `site ${index + 1}`, name: `Le site (${index + 1})` }),
    environment: {
      ...one.environment,
      SITE_PROCESSES: String(settings.siteProcesses),
      SITE_PROCESS: String(index + 1),
    },
  }))
}

/** The parts to start: both, or one of them alone (`npm run start:site`, `npm run start:cms`). */
export type PartName = 'site' | 'cms'

export function isPartName(text: string): text is PartName {
  return text === 'site' || text === 'cms'
}

/**
 * Gives the parts for these settings; where `API_URL` names a back office elsewhere, only the site.
 */
export function partsHere(settings: Settings, only?: PartName): readonly PartName[] {
  if (only) return [only]
  return settings.usesRemoteBackOffice ? ['site'] : ['cms', 'site']
}

/** The programs, in the order in which they are started. */
export function partsOf(settings: Settings, names: readonly PartName[]): Part[] {
  return names.flatMap((name) => (name === 'cms' ? [backOffice(settings)] : sites(settings)))
}

export const startBackOffice = (settings: Settings) => startPart(backOffice(settings))
export const startSite = (settings: Settings) => startPart(site(settings))
