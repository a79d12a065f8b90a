import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { portIsGiven, type SaidToStarter, takesPlace } from '../../packages/host/src/starter.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { askPart, tellPart, whenPartSays } from './askPart.ts'
import { hasEnded, stopProgram } from './childProgram.ts'
import type { Door, HeldPort } from './heldPort.ts'

/** One of the programs, as it is started. It may be of another version than whoever starts it. */
export interface Part {
  /** The key of the part: by it, a later version knows whose place to take. */
  key: string
  name: string
  /** The folder of its version, and the Node of that. */
  folder: string
  node: string
  script: string
  url: string
  door: Door
  /** The address that says it can be used. */
  answersAt: string
  /** Whether it must have gone before another one takes its place: it is alone with its data. */
  alone: boolean
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

/** One that takes the place of another: loaded, it waits to be told. */
export interface Successor extends RunningPart {
  /** Whether it can be used, though it does not listen yet. */
  isReady(): Promise<boolean>
  /** Lets it listen; resolves once it can be used. */
  begin(): Promise<void>
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
  environment: {
    // Bytes: glibc would raise both by itself, and leave holes that nobody fills.
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
    // glibc would have up to eight places for each processor, each with holes of its own.
    MALLOC_ARENA_MAX: '2',
  },
}

/** A first start migrates and fills the database, whole or not at all: minutes on a small machine. */
const longestStartMs = 15 * 60_000
const answerMs = 5000

/** Starts a program and waits until it answers; on the port that is held for it, where one is. */
export async function startPart(part: Part, port?: HeldPort): Promise<RunningPart> {
  const running = spawned(part, port, {})
  await whenUsable(part, running)
  return running
}

/** Loads what is to take the place of a part that is running. */
export async function startSuccessor(part: Part, port?: HeldPort): Promise<Successor> {
  const running = spawned(part, port, { [takesPlace]: 'yes' })
  const { process: child } = running
  await thatOrItsEnd(part, child, 'loaded')
  return {
    ...running,
    isReady: async () => (await askPart(child, part.answersAt, answerMs)) === 200,
    begin() {
      tellPart(child, 'begin')
      return whenUsable(part, running)
    },
  }
}

function spawned(
  part: Part,
  port: HeldPort | undefined,
  more: Readonly<Record<string, string>>,
): RunningPart {
  const child = spawn(part.node, [...leanMemory.flags, part.script], {
    cwd: part.folder,
    env: {
      ...leanMemory.environment,
      ...part.environment,
      ...(port && { [portIsGiven]: 'yes' }),
      ...more,
    },
    // The part says over the channel that it listens; that it closes tells the part that we are gone.
    // Types know no handles here, which spawn takes as it takes streams.
    stdio: ['ignore', 'inherit', 'inherit', 'ipc', ...(port ? [port.handle as never] : [])],
  })
  return { name: part.name, url: part.url, process: child, stop: () => stopProgram(child) }
}

async function whenUsable(part: Part, { process: child }: RunningPart): Promise<void> {
  const deadline = Date.now() + longestStartMs
  await thatOrItsEnd(part, child, 'listening')
  while (Date.now() < deadline) {
    if ((await askPart(child, part.answersAt, answerMs)) === 200) return
    if (hasEnded(child)) throw ended(part)
    await wait(50)
  }
  throw tooLate(part, child)
}

async function thatOrItsEnd(part: Part, child: ChildProcess, what: SaidToStarter): Promise<void> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(tooLate(part, child)), longestStartMs)
  const gone = () => late.reject(ended(part))
  child.once('exit', gone)
  try {
    if (hasEnded(child)) throw ended(part)
    await Promise.race([whenPartSays(child, what), late.promise])
  } finally {
    clearTimeout(timer)
    child.off('exit', gone)
  }
}

function ended({ name }: Part): StartFailure {
  return new StartFailure(`${name} n’a pas démarré : la raison est écrite ci-dessus.`)
}

function tooLate({ name, url }: Part, child: ChildProcess): StartFailure {
  child.kill('SIGKILL')
  return new StartFailure(
    `${name} ne répond toujours pas après ${longestStartMs / 60_000} minutes sur ${url}.`,
  )
}
