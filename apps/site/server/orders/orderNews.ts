import { referenceOfTag } from '@sira/contract/orders/orderTag'
import type { Changed } from '@sira/contract/wire/changes'

/** The most answers that wait for news at a time; later devices ask from time to time. */
const most = 500
/** The most devices that wait for one order. */
const mostOfOne = 4
/** The most open streams of one address; hundreds of people share one of an operator. */
const mostOfAddress = 50

/** A device that waits for news of one order. */
export interface Waiting {
  /** Resolves when the order has news since the last time, or when no more news will come. */
  heard(): Promise<'news' | 'end'>
  stop(): void
}

export interface OrderNews {
  /** Gives undefined where too many wait already. */
  wait(reference: string, address: string): Waiting | undefined
  /** Takes the announcement of the back office. */
  invalidate(changed: Changed): void
  /** Ends all waiting for good. */
  end(): void
}

/** The news of orders, for the devices that show them. */
export function orderNews(): OrderNews {
  const ears = new Map<string, Set<() => void>>()
  const waitingOf = new Map<string, number>()
  let waiting = 0
  let ended = false
  const hearAll = () => {
    for (const hear of [...ears.values()].flatMap((some) => [...some])) hear()
  }
  return {
    wait(reference, address) {
      const others = ears.get(reference) ?? new Set()
      const ofAddress = waitingOf.get(address) ?? 0
      if (ended || waiting >= most || others.size >= mostOfOne || ofAddress >= mostOfAddress) {
        return undefined
      }
      let news = Promise.withResolvers<void>()
      const hear = () => news.resolve()
      others.add(hear)
      ears.set(reference, others)
      waiting += 1
      waitingOf.set(address, ofAddress + 1)
      return {
        async heard() {
          await news.promise
          news = Promise.withResolvers()
          return ended ? 'end' : 'news'
        },
        stop() {
          if (!others.delete(hear)) return
          waiting -= 1
          const left = (waitingOf.get(address) ?? 0) - 1
          if (left > 0) waitingOf.set(address, left)
          else waitingOf.delete(address)
          if (others.size === 0) ears.delete(reference)
        },
      }
    },
    invalidate(changed) {
      if (changed === 'everything') return hearAll()
      const references = new Set(changed.flatMap((tag) => referenceOfTag(tag) ?? []))
      for (const reference of references) for (const hear of ears.get(reference) ?? []) hear()
    },
    end() {
      ended = true
      hearAll()
    },
  }
}
