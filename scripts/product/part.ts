import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { portIsGiven, type SaidToStarter, takesPlace } from '../../packages/host/src/starter.ts'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { askPart, tellPart, whenPartSays } from './askPart.ts'
import { hasEnded, stopProgram } from './childProgram.ts'
import type { Door, HeldPort } from './heldPort.ts'

/**
 * One of the programs, as it is started. It may be of another version than the program that starts
 * it.
 */
export interface Part {
  /** The key of the part: a later version finds by it the part to replace. */
  key: string
  name: string
  /** The folder of its version, and the Node of that version. */
  folder: string
  node: string
  script: string
  url: string
  door: Door
  /** The address that answers once the part can be used. */
  answersAt: string
  /** Whether the old part must have ended before a new one begins: it may not share its data. */
  alone: boolean
  /** All variables of its environment. */
  environment: NodeJS.ProcessEnv
}

/** A part that runs as a child process. */
export interface RunningPart {
  name: string
  url: string
  process: ChildProcess
  /** Asks the part to finish its work, and waits until it has. */
  stop(): Promise<void>
}

/** A part that replaces another one: once loaded, it waits for `begin`. */
export interface Successor extends RunningPart {
  /** Whether it can be used, though it does not listen yet. */
  isReady(): Promise<boolean>
  /** Lets it listen; resolves once it can be used. */
  begin(): Promise<void>
}

/**
 * Memory goes back to the system instead of staying with the program. Without these settings the
 * site keeps 500 MB after 120 pages and 60 share pictures; with them, 290 MB (Node 24, glibc 2.36).
 */
const leanMemory = {
  /**
   * The first flag bounds the young generation in megabytes, of which V8 takes more where memory is
   * plentiful. The second one limits the growth of the heap before a collection: by default it
   * doubles, and never gives that memory back.
   */
  flags: ['--max-semi-space-size=8', '--heap-growing-percent=30'],
  environment: {
    // Bytes: glibc would raise both by itself, and leave holes that nothing fills.
    MALLOC_TRIM_THRESHOLD_: '131072',
    MALLOC_MMAP_THRESHOLD_: '131072',
    // glibc would make up to eight arenas for each processor, each with holes of its own.
    MALLOC_ARENA_MAX: '2',
  },
}

/**
 * A first start migrates and fills the database in one step: that takes minutes on a small machine.
 */
const longestStartMs = 15 * 60_000
const answerMs = 5000

/**
 * Starts a program and waits until it answers; on the port that is held for it, if there is one.
 */
export async function startPart(part: Part, port?: HeldPort): Promise<RunningPart> {
  const running = spawned(part, port, {})
  await whenUsable(part, running)
  return running
}

/** Loads the program that will replace a running part. */
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
    // The part reports over the channel that it listens; the closing of the channel tells it that
    // this program has ended. The types allow no handles here, although spawn takes them like
    // streams.
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
