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
import type { Program } from './programs.ts'

/** A program of the cluster, with its last trouble. */
export interface Member {
  name: string
  url: string
  /** Milliseconds since 1970. Until then it may be behind the others. */
  troubledUntil: number
  /** The last trouble. */
  lastTrouble: Trouble | undefined
  /** The programs without which it shows nothing new. */
  needs: readonly Member[]
  trouble(kind: Trouble): Promise<void>
  stop(): Promise<void>
}

export const troubles = ['killed', 'stopped', 'cut off'] as const
export type Trouble = (typeof troubles)[number]

const secrets = {
  PAYLOAD_SECRET: 'a-secret-for-the-bench-only-0123456789',
  INVALIDATION_SECRET: 'another-secret-for-the-bench-0123456789',
}
/** Milliseconds for which a program is stopped or cut off. */
const pauseMs = 6000
/** Milliseconds after that to start again, or to notice a broken connection. */
const recoveryMs = 5000

/** The settings of a program, and the networks to the programs that it needs. */
interface Place {
  folder: string
  environment: Record<string, string>
  needs: readonly Member[]
}

/** A back office, and the network between it and its database. */
export async function startMemberOffice(
  name: string,
  databaseUrl: string,
  { folder, environment, needs }: Place,
): Promise<Member & { port: number }> {
  const network = await lossyConnection(databaseUrl)
  const settings = await settingsOf(join(folder, name), {
    DATABASE_URL: network.url,
    MAIL_RETRY_SECONDS: '0.1',
    DATABASE_STATEMENT_SECONDS: '5',
    SEED_DEMO: 'no',
    ...environment,
  })
  const program = await partProgram(() => startBackOffice(settings))
  const office = member(name, { url: program.url, program, network, needs })
  return Object.assign(office, { port: settings.cmsPort })
}

/** A site, and the network between it and the door of the back offices. */
export async function startMemberSite(
  name: string,
  backOfficeUrl: string,
  { folder, environment, needs }: Place,
): Promise<Member> {
  const network = await lossyConnection(backOfficeUrl)
  const settings = await settingsOf(join(folder, name), {
    API_URL: new URL('/api', network.url).href,
    ...environment,
  })
  const program = await partProgram(() => startSite(settings))
  return member(name, { url: program.url, program, network, needs })
}

async function settingsOf(dataDir: string, own: Record<string, string>): Promise<Settings> {
  mkdirSync(dataDir, { recursive: true })
  const settings = await testSettings(dataDir)
  Object.assign(settings.environment, secrets, { LOG_LEVEL: 'fatal', ...own })
  return settings
}

async function partProgram(start: () => Promise<RunningPart>): Promise<Program & { url: string }> {
  let running = await start()
  return {
    url: running.url,
    async kill() {
      const exited = once(running.process, 'exit')
      running.process.kill('SIGKILL')
      await exited
    },
    async startAgain() {
      running = await start()
    },
    freeze: () => void running.process.kill('SIGSTOP'),
    thaw: () => void running.process.kill('SIGCONT'),
    stop: () => running.stop(),
  }
}

interface Made {
  url: string
  program: Program
  /** The network of its own requests, or of the requests to it. */
  network: LossyConnection
  needs?: readonly Member[]
}

export function member(name: string, { url, program, network, needs = [] }: Made): Member {
  const self: Member = {
    name,
    url,
    troubledUntil: 0,
    lastTrouble: undefined,
    needs,
    async trouble(kind) {
      self.lastTrouble = kind
      self.troubledUntil = Number.POSITIVE_INFINITY
      await harm[kind](program, network)
      self.troubledUntil = Date.now() + recoveryMs
    },
    async stop() {
      await program.stop()
      network.stop()
    },
  }
  return self
}

const harm: Record<Trouble, (program: Program, network: LossyConnection) => Promise<void>> = {
  async killed(program) {
    await program.kill()
    await program.startAgain()
  },
  async stopped(program) {
    program.freeze()
    await wait(pauseMs)
    program.thaw()
  },
  async 'cut off'(_program, network) {
    network.silence()
    await wait(pauseMs)
    network.restore()
  },
}

/** Describes the last trouble of a program, and the seconds since it should have recovered. */
export function lastTroubleOf({ name, lastTrouble, troubledUntil }: Member, at: number): string {
  if (lastTrouble === undefined) return `${name}: nothing`
  const seconds = Math.round((at - troubledUntil) / 1000)
  return `${name}: ${lastTrouble}, ${seconds} s`
}

/** Whether the program, or one that it needs, had trouble lately. */
export function isTroubled({ troubledUntil, needs }: Member, since: number): boolean {
  return troubledUntil > since || needs.some((needed) => isTroubled(needed, since))
}
