import { setTimeout as wait } from 'node:timers/promises'
import type { SaidToStarter } from '../../packages/host/src/starter.ts'
import { tellPart } from './askPart.ts'
import { hasEnded } from './childProgram.ts'
import { endFrozen } from './endFrozen.ts'
import { exchangeAlone, exchangeBeside, giveWay } from './exchange.ts'
import type { HeldPorts } from './heldPorts.ts'
import { type Part, type RunningPart, startPart } from './part.ts'
import { restartDelay } from './restartDelay.ts'

/** A part and its place, which a new version may take. */
interface Place {
  part: Part
  /** Undefined while it is down. */
  running?: RunningPart | undefined
  delay?: number
}

/** The running parts, restarted until they are told to stop. */
export interface KeptParts {
  start(parts: readonly Part[]): Promise<void>
  /** Replaces the running parts by these; throws where one of them does not come up. */
  exchange(parts: readonly Part[]): Promise<void>
  stop(): Promise<void>
}

export function keptParts(ports: HeldPorts): KeptParts {
  const places = new Map<string, Place>()
  let stopping = false

  async function start(place: Place): Promise<void> {
    keep(place, await startPart(place.part, await ports.of(place.part)))
  }

  async function startFirst(part: Part): Promise<void> {
    const place = { part }
    await start(place)
    places.set(part.key, place)
  }

  function keep(place: Place, running: RunningPart): void {
    place.running = running
    endFrozen(running)
    running.process.on('message', (said: SaidToStarter) => {
      if (said === 'all changed') tellBeside(place)
    })
    const since = Date.now()
    running.process.once('exit', () => {
      if (place.running === running && places.get(place.part.key) === place)
        void restart(place, Date.now() - since)
    })
  }

  /** Restarts a part that ended by itself, after a longer pause each time it does not stay up. */
  async function restart(place: Place, ran: number): Promise<void> {
    place.running = undefined
    let delay = restartDelay(place.delay, ran)
    const isWanted = () => !stopping && places.get(place.part.key) === place
    for (; isWanted(); delay = restartDelay(delay, 0)) {
      place.delay = delay
      console.error(`${place.part.name} s’est arrêté ; nouveau démarrage dans ${delay / 1000} s.`)
      await wait(delay)
      if (!isWanted()) return
      try {
        return await start(place)
      } catch (error) {
        console.error(error instanceof Error ? error.message : error)
        // Connections would wait in a queue, perhaps for long: it is better to refuse them.
        const others = [...places.values()].some((other) => other.running && sameDoor(other, place))
        if (!others) ports.letGo(place.part)
      }
    }
  }

  function tellBeside(place: Place): void {
    for (const other of places.values()) {
      if (other === place || !other.running || !sameDoor(other, place)) continue
      tellPart(other.running.process, 'all changed')
    }
  }

  async function exchangeOne(place: Place, part: Part): Promise<() => Promise<void>> {
    const { running, part: before } = place
    if (running === undefined) {
      // The part is down: the next attempt starts the new version.
      place.part = part
      return async () => undefined
    }
    const port = await ports.of(part)
    place.running = undefined
    try {
      const { next, leave } = await (part.alone ? exchangeAlone : exchangeBeside)(
        part,
        running,
        port,
      )
      place.part = part
      keep(place, next)
      return leave
    } catch (error) {
      place.part = before
      // It may not come up again either: the caller gets the error, and may try another version.
      if (hasEnded(running.process)) void restart(place, 0)
      else place.running = running
      throw error
    }
  }

  return {
    async start(parts) {
      try {
        for (const part of parts) await startFirst(part)
      } catch (error) {
        await this.stop()
        throw error
      }
    },
    async exchange(parts) {
      const leaving: (() => Promise<void>)[] = []
      try {
        for (const part of parts) {
          const place = places.get(part.key)
          if (place) leaving.push(await exchangeOne(place, part))
          else await startFirst(part)
        }
        for (const [key, { running }] of places) {
          if (parts.some((part) => part.key === key)) continue
          places.delete(key)
          if (running) leaving.push(() => giveWay(running))
        }
      } finally {
        // Parts that were replaced leave, even when another one did not come up.
        await Promise.all(leaving.map((leave) => leave()))
      }
    },
    async stop() {
      stopping = true
      // The site first: visitors are connected to it.
      for (const place of [...places.values()].reverse()) await place.running?.stop()
      ports.letGoAll()
    },
  }
}

function sameDoor(one: Place, other: Place): boolean {
  return one.part.door.port === other.part.door.port
}
