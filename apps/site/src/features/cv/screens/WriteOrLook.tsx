import type { ReactNode } from 'react'

interface WriteOrLookProps {
  words: { write: string; look: string }
  looks: boolean
  setLooks: (looks: boolean) => void
  children: ReactNode
}

/** Fields and page side by side; on a phone one or the other. */
export function WriteOrLook({ words, looks, setLooks, children }: WriteOrLookProps) {
  return (
    <>
      <fieldset className="cv-tools cv-switch">
        <legend className="sr-only">{`${words.write} / ${words.look}`}</legend>
        {[false, true].map((look) => (
          <button
            key={String(look)}
            type="button"
            aria-pressed={looks === look}
            onClick={() => setLooks(look)}
            className={looks === look ? 'button button-primary' : 'button button-secondary'}
          >
            {look ? words.look : words.write}
          </button>
        ))}
      </fieldset>
      <div className={looks ? 'cv-builder cv-looks' : 'cv-builder'}>{children}</div>
    </>
  )
}
