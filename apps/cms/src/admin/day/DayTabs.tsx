import { type DayOf, dayAddress } from './dayAddress.ts'

const people: readonly (readonly [DayOf, string])[] = [
  ['all', 'Toute l’équipe'],
  ['mine', 'Ce que je suis'],
  ['nobody', 'Suivi par personne'],
]

export function DayTabs({ whose }: { whose: DayOf }) {
  return (
    <nav className="sira-tabs" aria-label="De qui">
      {people.map(([one, label]) => (
        <a
          key={one}
          className="sira-tab"
          href={dayAddress(one)}
          aria-current={one === whose ? 'page' : undefined}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
