import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type LossyConnection,
  lossyConnection,
} from '../../apps/cms/test/support/lossyConnection.ts'
import { testSettings } from '../../e2e/support/testSettings.ts'
import type { RunningPart } from '../../scripts/product/part.ts'
import { startBackOffice, startSite } from '../../scripts/product/parts.ts'
import type { Settings } from '../../scripts/product/settings.ts'

/** One program of the cluster, and when it was last in trouble. */
export interface Member {
  name: string
  url: string
  /** Milliseconds since 1970 until which it cannot be expected to follow. */
  troubledUntil: number
  /** Whose content it shows; a back office its own. */
  backOffice: Member | undefined
  trouble(kind: Trouble): Promise<void>
  stop(): Promise<void>
}

export const troubles = ['killed', 'stopped', 'cut off'] as const
export type Trouble = (typeof troubles)[number]

const secrets = {
  PAYLOAD_SECRET: 'a-secret-for-the-bench-only-0123456789',
  INVALIDATION_SECRET: 'another-secret-for-the-bench-0123456789',
}
/** Milliseconds for which a program stands still or is not reached. */
const pauseMs = 6000
/** Beside that: to start again, to find out that a line is broken. */
const recoveryMs = 5000

interface Place {
  folder: string
  databaseUrl: string
  smtpUrl: string
}

export async function startMemberOffice(name: string, place: Place): Promise<Member> {
  const network = await lossyConnection(place.databaseUrl)
  const settings = await settingsOf(name, place, {
    DATABASE_URL: network.url,
    SMTP_URL: place.smtpUrl,
    MAIL_RETRY_SECONDS: '0.1',
    DATABASE_STATEMENT_SECONDS: '5',
    SEED_DEMO: 'no',
  })
  return member(name, () => startBackOffice(settings), { network })
}

export async function startMemberSite(
  name: string,
  place: Place,
  backOffice: Member,
): Promise<Member> {
  const settings = await settingsOf(name, place, { API_URL: `${backOffice.url}/api` })
  return member(name, () => startSite(settings), { backOffice })
}

async function settingsOf(
  name: string,
  { folder }: Place,
  own: Record<string, string>,
): Promise<Settings> {
  const dataDir = join(folder, name)
  mkdirSync(dataDir, { recursive: true })
  const settings = await testSettings(dataDir)
  Object.assign(settings.environment, secrets, { LOG_LEVEL: 'fatal', ...own })
  return settings
}

interface Ties {
  network?: LossyConnection
  backOffice?: Member
}

async function member(
  name: string,
  start: () => Promise<RunningPart>,
  { network, backOffice }: Ties,
): Promise<Member> {
  let running = await start()
  const self: Member = {
    name,
    url: running.url,
    troubledUntil: 0,
    backOffice,
    async trouble(kind) {
      self.troubledUntil = Number.POSITIVE_INFINITY
      if (kind === 'killed') {
        const exited = once(running.process, 'exit')
        running.process.kill('SIGKILL')
        await exited
        running = await start()
      } else if (kind === 'cut off' && network) {
        network.silence()
        await wait(pauseMs)
        network.restore()
      } else {
        running.process.kill('SIGSTOP')
        await wait(pauseMs)
        running.process.kill('SIGCONT')
      }
      self.troubledUntil = Date.now() + recoveryMs
    },
    async stop() {
      await running.stop()
      network?.stop()
    },
  }
  return self
}

/** Whether something happened lately to it, or to whoever it follows. */
export function isTroubled({ troubledUntil, backOffice }: Member, since: number): boolean {
  return troubledUntil > since || (backOffice !== undefined && isTroubled(backOffice, since))
}
