import type { KeyboardEvent } from 'react'
import { countedTargets } from './countedTargets.ts'
import type { LinkTarget } from './sitePages.ts'
import { useLinkTargets } from './useLinkTargets.ts'

interface LinkChoicesProps {
  typed: string
  onChoose(target: LinkTarget): void
  onEscape(): void
  /** A key was pressed on one of them. */
  onMove(event: KeyboardEvent): void
}

/** The pages of the site and the documents that are called by what is typed, each a press away. */
export function LinkChoices({ typed, onChoose, onEscape, onMove }: LinkChoicesProps) {
  const targets = useLinkTargets(typed)
  return (
    <>
      <p role="status" className="sira-link-form__count">
        {targets !== undefined && countedTargets(targets)}
      </p>
      {targets !== undefined && targets.length > 0 && (
        <ul className="sira-link-form__choices">
          {targets.map((target) => (
            <li key={target.path}>
              <button
                type="button"
                onClick={() => onChoose(target)}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') onEscape()
                  else onMove(event)
                }}
              >
                {target.title} <small>{target.kind}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
