import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Editing } from './editedCv.ts'

interface EntriesProps {
  /** Of the part. */
  id: string
  /** Each entry is called so, with its number. */
  name: string
  count: number
  most: number
  editing: Editing
  add: () => void
  remove: (index: number) => void
  /** Before the one above it. */
  raise: (index: number) => void
  children: (index: number, id: string) => ReactNode
}

/** Entries of one part, of which there may be several. */
export function Entries(props: EntriesProps) {
  const { id, name, count, most, editing, add, remove, raise, children } = props
  const { addEntry, removeEntry, earlier } = editing.words.editor
  const list = useRef<HTMLDivElement>(null)
  const [goTo, setGoTo] = useState<number>()
  useEffect(() => {
    if (goTo === undefined) return
    const entries = list.current?.querySelectorAll<HTMLElement>('[data-entry]')
    // The button that had the focus may be gone.
    const entry = entries?.[Math.min(goTo, (entries.length || 1) - 1)]
    const within = entry?.querySelector<HTMLElement>('input, select')
    const target = within ?? list.current?.querySelector<HTMLElement>(':scope > button')
    target?.focus()
    setGoTo(undefined)
  }, [goTo])
  return (
    <div ref={list} className="grid gap-5">
      {Array.from({ length: count }, (_, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing else to be known by, and hold no state.
          key={index}
          data-entry
          className="min-w-0 rounded-2xl border border-trait p-4"
        >
          <legend className="px-2 font-semibold">{`${name} ${index + 1}`}</legend>
          <div className="grid gap-4">{children(index, `${id}-${index}`)}</div>
          <p className="mt-3 flex flex-wrap gap-x-5">
            {index > 0 && (
              <button
                type="button"
                className="link tap"
                onClick={() => {
                  raise(index)
                  setGoTo(index - 1)
                }}
              >
                {earlier}
                <span className="sr-only">{`\u00a0: ${name} ${index + 1}`}</span>
              </button>
            )}
            <button
              type="button"
              className="link tap"
              onClick={() => {
                remove(index)
                setGoTo(Math.max(0, index - 1))
              }}
            >
              {removeEntry}
              <span className="sr-only">{`\u00a0: ${name} ${index + 1}`}</span>
            </button>
          </p>
        </fieldset>
      ))}
      {count < most && (
        <button
          type="button"
          className="button button-secondary justify-self-start"
          onClick={() => {
            add()
            setGoTo(count)
          }}
        >
          {addEntry}
          <span className="sr-only">{`\u00a0: ${name}`}</span>
        </button>
      )}
    </div>
  )
}
