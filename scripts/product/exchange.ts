import { setTimeout as wait } from 'node:timers/promises'
import { StartFailure } from '../../packages/host/src/startFailure.ts'
import { tellPart } from './askPart.ts'
import { hasEnded, stopProgram } from './childProgram.ts'
import type { HeldPort } from './heldPort.ts'
import { type Part, type RunningPart, startSuccessor } from './part.ts'

/** A part that has replaced another one, which still runs until `leave`. */
interface Exchanged {
  next: RunningPart
  leave(): Promise<void>
}

/**
 * The longest time between loading and readiness, in milliseconds; a machine under load is slow.
 */
const longestMs = 60_000

/**
 * Starts the new part beside the old one, on the same port, before the old one leaves. If it does
 * not come up, nothing has changed.
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
 * Loads the new part, stops the old one, then lets the new one begin. Connections made meanwhile
 * wait at the port.
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

/** The time a part takes to end its connections. */
const partingMs = 3000

export async function giveWay({ process: child }: RunningPart): Promise<void> {
  if (hasEnded(child)) return
  const left = new Promise((resolve) => child.once('exit', resolve))
  tellPart(child, 'give way')
  // An earlier version does not know this message: it is stopped after a while.
  const late = setTimeout(() => void stopProgram(child), partingMs + 10_000)
  await left
  clearTimeout(late)
}
