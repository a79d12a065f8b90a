import { setTimeout as wait } from 'node:timers/promises'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { tellPart } from './askPart.ts'
import { hasEnded, stopProgram } from './childProgram.ts'
import type { HeldPort } from './heldPort.ts'
import { type Part, type RunningPart, startSuccessor } from './part.ts'

/** A part that has replaced another one, which is still there until it is told to leave. */
interface Exchanged {
  next: RunningPart
  leave(): Promise<void>
}

/** Milliseconds for one that is loaded to be ready; a machine under load is slow. */
const longestMs = 60_000

/**
 * The new one listens beside the old one, on the same port, before that one leaves. Where it does
 * not come up nothing has happened.
 */
export async function exchangeBeside(
  part: Part,
  before: RunningPart,
  port: HeldPort | undefined,
): Promise<Exchanged> {
  if (port === undefined) return exchangeAlone(part, before, port)
  const next = await startSuccessor(part, port)
  try {
    const deadline = Date.now() + longestMs
    while (!(await next.isReady())) {
      if (Date.now() > deadline) throw new StartFailure(`${part.name} ne devient pas utilisable.`)
      await wait(50)
    }
    await next.begin()
    return { next, leave: () => giveWay(before) }
  } catch (error) {
    await next.stop()
    throw error
  }
}

/**
 * The new one is loaded, then the old one leaves, then the new one begins: whoever asks meanwhile
 * waits at the port.
 */
export async function exchangeAlone(
  part: Part,
  before: RunningPart,
  port: HeldPort | undefined,
): Promise<Exchanged> {
  const next = await startSuccessor(part, port)
  try {
    await giveWay(before)
    await next.begin()
    return { next, leave: async () => undefined }
  } catch (error) {
    await next.stop()
    throw error
  }
}

/** As long as a part takes to part with its visitors. */
const partingMs = 3000

export async function giveWay({ process: child }: RunningPart): Promise<void> {
  if (hasEnded(child)) return
  const left = new Promise((resolve) => child.once('exit', resolve))
  tellPart(child, 'give way')
  // One of an earlier version does not know what that is.
  const late = setTimeout(() => void stopProgram(child), partingMs + 10_000)
  await left
  clearTimeout(late)
}
