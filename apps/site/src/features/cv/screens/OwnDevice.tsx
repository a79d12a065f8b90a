import { useEffect, useRef, useState } from 'react'
import { eraseEverything, markShared } from '../../../browser/papers/sharedDevice.ts'
import type { Dictionary } from '../../../i18n/fr.ts'

interface OwnDeviceProps {
  words: Dictionary['cv']['device']
  shared: boolean
  setShared: (shared: boolean) => void
  /** Everything is gone. */
  forget: () => void
}

/** Tells what stays on the device, and erases it by one button. */
export function OwnDevice({ words, shared, setShared, forget }: OwnDeviceProps) {
  const [state, setState] = useState<'asked' | 'kept' | 'erased' | 'notErased'>()
  const button = useRef<HTMLButtonElement>(null)
  // Those that asked are gone.
  useEffect(() => {
    if (state && state !== 'asked') button.current?.focus()
  }, [state])
  const erase = async () => {
    const isErased = await eraseEverything().then(
      () => true,
      () => false,
    )
    forget()
    setState(isErased ? 'erased' : 'notErased')
  }
  return (
    <section className="cv-tools mt-10 border-t border-trait pt-8">
      <h2 className="text-2xl">{words.heading}</h2>
      <p className="mt-2 max-w-[62ch] text-pierre">{words.text}</p>
      <label className="choice mt-4 max-w-[40rem]">
        <input
          type="checkbox"
          checked={shared}
          onInput={({ currentTarget: { checked } }) => {
            setShared(checked)
            markShared(checked).catch(() => undefined)
          }}
        />
        <span>{words.shared}</span>
      </label>
      {state === 'asked' ? (
        <div className="mt-4">
          <p className="font-semibold">{words.sure}</p>
          <p className="mt-3 flex flex-wrap gap-3">
            <button
              type="button"
              className="button button-primary"
              ref={(button) => button?.focus()}
              onClick={() => setState('kept')}
            >
              {words.no}
            </button>
            <button type="button" className="button button-secondary" onClick={erase}>
              {words.yes}
            </button>
          </p>
        </div>
      ) : (
        <p className="mt-4">
          <button
            ref={button}
            type="button"
            className="button button-secondary"
            onClick={() => setState('asked')}
          >
            {words.erase}
          </button>
        </p>
      )}
      <p role="status" className="mt-2 font-semibold">
        {(state === 'erased' || state === 'notErased') && words[state]}
      </p>
    </section>
  )
}
