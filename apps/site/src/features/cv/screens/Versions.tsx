import { useRef, useState } from 'react'
import type { KeptPaper, PaperKind } from '../../../browser/papers/keptPapers.ts'
import type { usePapers } from '../editor/usePapers.ts'

interface VersionsProps<Kind extends PaperKind> {
  own: ReturnType<typeof usePapers<Kind>>
  words: {
    versions: string
    untitled: string
    name: string
    add: string
    copy: string
    remove: string
    sure: string
    undo: string
    redo: string
    kept: string
    apart: string
    notKept: string
  }
}

/** Which of the papers on this device is open, and what can be done with it as a whole. */
export function Versions<Kind extends PaperKind>({ own, words }: VersionsProps<Kind>) {
  const { papers, current, history, keeps, isApart } = own
  const isKept = papers.some(({ id }) => id === current.id)
  const listed: readonly KeptPaper<Kind>[] = isKept ? papers : [current, ...papers]
  const named = ({ name }: KeptPaper<Kind>) => name || words.untitled
  const whole = useRef<HTMLDivElement>(null)
  /** The button that is pressed goes with it, as some do where another paper is open. */
  const leaving = (act: () => void) => () => {
    whole.current?.focus({ preventScroll: true })
    act()
  }
  return (
    <div ref={whole} tabIndex={-1} className="cv-tools grid gap-4">
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {listed.length > 1 && (
          <div className="field">
            <label htmlFor="papers-open">{words.versions}</label>
            <select
              id="papers-open"
              className="control"
              value={current.id}
              onInput={({ currentTarget }) => {
                const chosen = listed.find(({ id }) => id === currentTarget.value)
                if (chosen) own.show(chosen)
              }}
            >
              {listed.map((paper) => (
                <option key={paper.id} value={paper.id}>
                  {named(paper)}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor="papers-name">{words.name}</label>
          <input
            id="papers-name"
            className="control"
            value={current.name}
            placeholder={words.untitled}
            maxLength={60}
            dir="auto"
            autoComplete="off"
            onInput={({ currentTarget }) => own.rename(currentTarget.value)}
          />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5">
        <button
          type="button"
          className="link tap aria-disabled:opacity-60"
          aria-disabled={!history.canUndo}
          onClick={history.undo}
        >
          {words.undo}
        </button>
        <button
          type="button"
          className="link tap aria-disabled:opacity-60"
          aria-disabled={!history.canRedo}
          onClick={history.redo}
        >
          {words.redo}
        </button>
        {isKept && (
          <>
            <button type="button" className="link tap" onClick={leaving(() => own.add())}>
              {words.add}
            </button>
            <button
              type="button"
              className="link tap"
              onClick={leaving(() =>
                own.add(structuredClone(current.content), `${named(current)} 2`),
              )}
            >
              {words.copy}
            </button>
            <RemoveButton key={current.id} words={words} remove={leaving(own.remove)} />
          </>
        )}
        <span role="status" className="text-pierre">
          {keeps ? isKept && (isApart ? words.apart : words.kept) : words.notKept}
        </span>
      </div>
    </div>
  )
}

/** Removal cannot be undone: it is asked for twice. */
function RemoveButton({
  words,
  remove,
}: {
  words: { remove: string; sure: string }
  remove: () => void
}) {
  const [asked, setAsked] = useState(false)
  return (
    <button
      type="button"
      className="link tap"
      onBlur={() => setAsked(false)}
      onClick={() => (asked ? remove() : setAsked(true))}
    >
      {asked ? words.sure : words.remove}
    </button>
  )
}
