import type { FilterChoice } from './filterChoice.ts'
import '../styles/choices.css'

interface QuickChoicesProps {
  label: string
  choices: readonly FilterChoice[]
  chosen: string | number | undefined
  address: (value: string) => string
}

/**
 * Choices that narrow a list, one touch away; on a phone a row that scrolls sideways and fades
 * where it goes on. Nothing where one of them is chosen, or where there is nothing to choose.
 */
export function QuickChoices({ label, choices, chosen, address }: QuickChoicesProps) {
  const isChosen = choices.some(({ value }) => value === String(chosen))
  if (isChosen || choices.length < 2) return null
  return (
    <nav aria-label={label} className="no-print">
      <ul className="quick-choices flex gap-2 py-1 lg:flex-wrap">
        {choices.map(({ value, name }) => (
          <li key={value} className="shrink-0">
            <a
              href={address(value)}
              className="tap rounded-full border border-trait bg-blanc px-4 hover:border-laterite"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
