import { useRef, useState } from 'react'

/** Steps that can be undone. */
const most = 200
/** Milliseconds: what is typed into one field without a longer pause is one step. */
const pause = 1200

interface Steps<Value> {
  past: readonly Value[]
  now: Value
  future: readonly Value[]
}

/** A value with the ones it had before. */
export function useHistory<Value>(first: Value) {
  const [steps, setSteps] = useState<Steps<Value>>({ past: [], now: first, future: [] })
  const last = useRef({ field: '', at: 0 })
  return {
    value: steps.now,
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
    /** Begins anew, with nothing to undo. */
    reset(value: Value) {
      last.current = { field: '', at: 0 }
      setSteps({ past: [], now: value, future: [] })
    },
    change(field: string, make: (value: Value) => Value) {
      const at = Date.now()
      const goesOn = last.current.field === field && at - last.current.at < pause
      last.current = { field, at }
      setSteps(({ past, now }) => ({
        past: goesOn && past.length > 0 ? past : [...past, now].slice(-most),
        now: make(now),
        future: [],
      }))
    },
    undo() {
      last.current = { field: '', at: 0 }
      setSteps(({ past, now, future }) => {
        const before = past.at(-1)
        return before === undefined
          ? { past, now, future }
          : { past: past.slice(0, -1), now: before, future: [now, ...future] }
      })
    },
    redo() {
      last.current = { field: '', at: 0 }
      setSteps(({ past, now, future }) => {
        const [next, ...later] = future
        return next === undefined
          ? { past, now, future }
          : { past: [...past, now], now: next, future: later }
      })
    },
  }
}
