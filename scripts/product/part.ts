import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { answers, hasEnded, stopProgram } from './childProgram.ts'
import { root } from './settings.ts'

/** One of the two programs, as it is started. */
export interface Part {
  name: string
  script: string
  url: string
  /** The address that says it can be used. */
  answersAt: string
  /** All it is started with. */
  environment: NodeJS.ProcessEnv
}

/** The same, running as a child process. */
export interface RunningPart {
  name: string
  url: string
  process: ChildProcess
  /** Asks it to finish what it is doing and waits until it has. */
  stop(): Promise<void>
}

/**
 * Memory goes back to the system instead of staying with the program: without these the site
 * keeps 500 MB after 120 pages and 60 share pictures, with them 290 (Node 24, glibc 2.36).
 */
const leanMemory = {
  /**
   * Megabytes of young objects, of which V8 takes more where there is more; and how far the heap
   * grows before it is swept: left alone it doubles, and never gives back what that took.
   */
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=30'],
  /** Bytes: glibc would raise both by itself, and leave holes that nobody fills. */
  environment: { MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '131072' },
}

/** Starts a program and waits until it answers. */
export async function startPart(part: Part): Promise<RunningPart> {
  const { name, script, url, answersAt, environment } = part
  const child = spawn(process.execPath, [...leanMemory.flags, script], {
    cwd: root,
    env: { ...leanMemory.environment, ...environment },
    // The part says over the channel that it listens; that it closes tells the part that we are gone.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const running: RunningPart = { name, url, process: child, stop: () => stopProgram(child) }
  await waitUntilReady(running, `${url}${answersAt}`)
  return running
}

/** A first start migrates and fills the database, whole or not at all: minutes on a small machine. */
const longestStartMs = 15 * 60_000

async function waitUntilReady(
  { name, url, process: child }: RunningPart,
  readiness: string,
): Promise<void> {
  const deadline = Date.now() + longestStartMs
  // Before, another product on the same port may be what answers.
  let listens = false
  child.once('message', () => {
    listens = true
  })
  while (Date.now() < deadline) {
    if (hasEnded(child)) {
      throw new StartFailure(`${name} n’a pas démarré : la raison est écrite ci-dessus.`)
    }
    if (listens && (await answers(readiness)) && !hasEnded(child)) return
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new StartFailure(
    `${name} ne répond toujours pas après ${longestStartMs / 60_000} minutes sur ${url}.`,
  )
}
