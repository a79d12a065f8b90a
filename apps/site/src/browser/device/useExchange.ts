import { useCallback, useEffect, useState } from 'react'
import type { DeviceMemory } from './deviceMemory.ts'
import type { Exchange } from './exchanges.ts'

const everyMs = 60_000

/**
 * The record that a page keeps on its device, after each exchange: at once, every minute that it is seen, and
 * when the network comes back. `undefined` before it was looked at, `null` where there is nothing.
 */
export function useExchange<Data>(memory: DeviceMemory<Data>, exchange: () => Promise<Exchange>) {
  const [kept, setKept] = useState<Data | null>()
  const [state, setState] = useState<Exchange | 'full'>('done')

  const look = useCallback(async () => {
    setKept(memory.read() ?? null)
    setState(await exchange())
    setKept(memory.read() ?? null)
  }, [memory, exchange])

  useEffect(() => {
    look()
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), everyMs)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [look])

  return { kept, state, look, full: () => setState('full') }
}
