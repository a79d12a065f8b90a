import { referenceOfTag } from '@sira/contract/orders/orderTag'
import type { Changed } from '@sira/contract/wire/changes'

/** Answers that wait for news at a time; whoever comes after them asks now and then. */
const most = 500
/** The devices that look at one order. */
const mostOfOne = 4
/** The most open streams of one address; hundreds of people share one of an operator. */
const mostOfAddress = 50

/** Somebody who waits for news of one order. */
export interface Waiting {
  /** Once something happened to it since the last time, or nothing will be heard any more. */
  heard(): Promise<'news' | 'end'>
  stop(): void
}

export interface OrderNews {
  /** Nothing where too many wait already. */
  wait(reference: string, address: string): Waiting | undefined
  /** As the back office tells of it. */
  invalidate(changed: Changed): void
  /** Lets everybody go, for good. */
  end(): void
}

/** What happens to orders, told to those who look at them. */
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
