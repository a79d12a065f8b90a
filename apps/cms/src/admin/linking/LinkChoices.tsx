import type { LinkTarget } from './sitePages.ts'
import { useLinkTargets } from './useLinkTargets.ts'

interface LinkChoicesProps {
  typed: string
  onChoose(target: LinkTarget): void
  onEscape(): void
}

/** The pages of the site that are called by what is typed, each a press away. */
export function LinkChoices({ typed, onChoose, onEscape }: LinkChoicesProps) {
  const targets = useLinkTargets(typed)
  const count = targets?.length ?? 0
  return (
    <>
      <p role="status" className="sira-link-form__count">
        {targets !== undefined &&
          (count === 0
            ? 'Aucune page publique de ce nom.'
            : `${count} page${count > 1 ? 's' : ''} de ce nom.`)}
      </p>
      {targets !== undefined && count > 0 && (
        <ul className="sira-link-form__choices">
          {targets.map((target) => (
            <li key={target.path}>
              <button
                type="button"
                onClick={() => onChoose(target)}
                onKeyDown={(event) => {
                  if (event.key === 'Escape') onEscape()
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
