import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { endFirst, processUse } from './processUse.ts'
import {
  type ReaderAnswer,
  type ReaderQuestion,
  type ReadingEnd,
  readerAnswer,
} from './readerQuestion.ts'

/** It writes no file and starts no program; pictures are read by a library of their own. */
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--max-old-space-size=256',
  '--permission',
  '--allow-fs-read=*',
  '--allow-addons',
]
/** Below the programs that people wait for. */
const niceness = 10
const watchMs = 20
/** A machine that is busy gives it less of its processors: what it used counts, up to here. */
const patience = 3
/** A reader that has grown beyond keeps it; the next one begins small again. */
const restMegabytes = 180

export interface ReadingBounds {
  /** Of processor time; several times as long by the clock. */
  longestMs: number
  mostMegabytes: number
}

export interface ReaderChild {
  /** One question at a time. */
  ask(question: ReaderQuestion, bounds: ReadingBounds): Promise<ReaderAnswer>
  /** Whether it may be asked again. */
  isFit(): boolean
  end(): void
}

/** A process that reads what comes from outside, and is killed where that takes too much. */
export function readerChild(): ReaderChild {
  // The screens load this file too. Next's build (16.4) cannot follow `fork`, and has no
  // `import.meta.dirname`: the path is made here, where the host alone comes.
  const script = join(import.meta.dirname, 'readerProcess.ts')
  const child = spawn(process.execPath, [...flags, script], {
    // It has no secret to keep, and what a file makes a library say is not for our log.
    env: { NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const ended = once(child, 'exit')
  const ready = Promise.race([once(child, 'message'), ended.then(neverBegan)])
  // Whoever asks hears of it.
  for (const failing of [ended, ready]) failing.catch(() => undefined)
  if (child.pid !== undefined) {
    setPriority(child.pid, niceness)
    endFirst(child.pid)
  }
  let fit = true

  function end(): void {
    fit = false
    child.kill('SIGKILL')
  }

  // Where it is at work it does not hear that the program has ended.
  process.once('exit', end)
  child.once('exit', () => process.removeListener('exit', end))

  return {
    async ask(question, bounds) {
      hold(child, true)
      await ready
      let stopped: ReadingEnd | undefined
      const watch = watchUse(child, bounds, (reason) => {
        stopped = reason
        end()
      })
      try {
        const answered = once(child, 'message')
        answered.catch(() => undefined)
        // Where it has just ended, `ended` tells.
        child.send(question, () => undefined)
        const message = await Promise.race([answered.then(([said]) => said), ended.then(() => 0)])
        const answer = readerAnswer.safeParse(message)
        if (!answer.success) end()
        return stopped || !answer.success ? { failure: stopped ?? 'end' } : answer.data
      } finally {
        clearInterval(watch)
        hold(child, false)
      }
    },
    isFit() {
      const runs = fit && child.exitCode === null && child.signalCode === null
      return runs && (processUse(child.pid ?? 0)?.megabytes ?? 0) < restMegabytes
    },
    end,
  }
}

function neverBegan(): never {
  throw new Error('The reader of files could not be started.')
}

/** A reader without work keeps no program from ending. */
function hold(child: ChildProcess, held: boolean): void {
  const change = held ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}

function watchUse(
  { pid = 0 }: ChildProcess,
  { longestMs, mostMegabytes }: ReadingBounds,
  stop: (reason: ReadingEnd) => void,
): NodeJS.Timeout {
  const before = processUse(pid)?.cpuMs ?? 0
  const begun = performance.now()
  return setInterval(() => {
    const { cpuMs, megabytes } = processUse(pid) ?? { cpuMs: before, megabytes: 0 }
    if (megabytes > mostMegabytes) stop('memory')
    else if (cpuMs - before > longestMs) stop('time')
    else if (performance.now() - begun > patience * longestMs) stop('time')
  }, watchMs)
}
