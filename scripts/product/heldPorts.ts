import { type HeldPort, holdPort } from './heldPort.ts'
import type { Part } from './part.ts'

/** The ports of all parts, each held for every program that listens on it. */
export interface HeldPorts {
  /**
   * Gives undefined where the port cannot be had: the part opens it itself, and reports the reason.
   */
  of(part: Part): Promise<HeldPort | undefined>
  letGo(part: Part): void
  /** Releases all ports at the end. */
  letGoAll(): void
}

export function heldPorts(): HeldPorts {
  const held = new Map<string, HeldPort>()
  const nameOf = ({ door: { host, port } }: Part) => `${host}:${port}`
  return {
    async of(part) {
      const port = held.get(nameOf(part)) ?? (await holdPort(part.door))
      if (port) held.set(nameOf(part), port)
      return port
    },
    letGo(part) {
      held.get(nameOf(part))?.letGo()
      held.delete(nameOf(part))
    },
    letGoAll() {
      for (const port of held.values()) port.letGo()
      held.clear()
    },
  }
}
