/** What an address holds already, as it is to be looked at: copies, by the order that holds them. */
export type Held = ReadonlyMap<string, number | undefined>

/** Copies that addresses of the network hold by orders nobody has paid for. */
export interface Holdings {
  /** `again`: the same sending has them already. What is held where it would be too much. */
  take(sender: string, sending: string, wanted: Wanted): Promise<'taken' | 'again' | Held>
  /** The sending has become an order. */
  settle(sender: string, sending: string, order: number): Promise<void>
  letGo(sender: string, sendings: readonly string[]): Promise<void>
}

export interface Wanted {
  copies: number
  most: number
}

interface Holding {
  copies: number
  order: number | undefined
}

/** Of the addresses that hold something, the oldest are forgotten first. */
const mostSenders = 20_000

/** Of this process: addresses are kept nowhere, and a restart forgives. */
export function localHoldings(): Holdings {
  const senders = new Map<string, Map<string, Holding>>()

  return {
    async take(sender, sending, { copies, most }) {
      const held = senders.get(sender) ?? new Map<string, Holding>()
      if (held.has(sending)) return 'again'
      const sum = [...held.values()].reduce((all, one) => all + one.copies, copies)
      if (sum > most) return new Map([...held].map(([name, { order }]) => [name, order]))
      held.set(sending, { copies, order: undefined })
      senders.delete(sender)
      senders.set(sender, held)
      const [oldest] = senders.keys()
      if (senders.size > mostSenders && oldest !== undefined) senders.delete(oldest)
      return 'taken'
    },
    async settle(sender, sending, order) {
      const holding = senders.get(sender)?.get(sending)
      if (holding) holding.order = order
    },
    async letGo(sender, sendings) {
      const held = senders.get(sender)
      for (const sending of sendings) held?.delete(sending)
      if (held?.size === 0) senders.delete(sender)
    },
  }
}
