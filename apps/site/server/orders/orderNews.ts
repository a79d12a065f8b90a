import { referenceOfTag } from '@sira/contract/orders/orderTag'

/** Answers that wait for news at a time; whoever comes after them asks now and then. */
const most = 500
/** The devices that look at one order. */
const mostOfOne = 4

/** Somebody who waits for news of one order. */
export interface Waiting {
  /** Once something happened to it since the last time, or nothing will be heard any more. */
  heard(): Promise<'news' | 'end'>
  stop(): void
}

export interface OrderNews {
  /** Nothing where too many wait already. */
  wait(reference: string): Waiting | undefined
  /** As the back office tells of it. */
  invalidate(tags: readonly string[]): void
  /** Lets everybody go, for good. */
  end(): void
}

/** What happens to orders, told to those who look at them. */
export function orderNews(): OrderNews {
  const ears = new Map<string, Set<() => void>>()
  let waiting = 0
  let ended = false
  return {
    wait(reference) {
      const others = ears.get(reference) ?? new Set()
      if (ended || waiting >= most || others.size >= mostOfOne) return undefined
      let news = Promise.withResolvers<void>()
      const hear = () => news.resolve()
      others.add(hear)
      ears.set(reference, others)
      waiting += 1
      return {
        async heard() {
          await news.promise
          news = Promise.withResolvers()
          return ended ? 'end' : 'news'
        },
        stop() {
          if (!others.delete(hear)) return
          waiting -= 1
          if (others.size === 0) ears.delete(reference)
        },
      }
    },
    invalidate(tags) {
      const references = new Set(tags.flatMap((tag) => referenceOfTag(tag) ?? []))
      for (const reference of references) for (const hear of ears.get(reference) ?? []) hear()
    },
    end() {
      ended = true
      for (const hear of [...ears.values()].flatMap((some) => [...some])) hear()
    },
  }
}
