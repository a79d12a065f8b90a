import { adminAddress } from '../dashboard/adminAddress.ts'
import { type BoardChoice, boardAddress, exportAddress, type ShownOf } from './boardAddress.ts'
import type { ShownKind } from './shownKinds.ts'

interface DossierFilterProps {
  kinds: readonly ShownKind[]
  choice: BoardChoice
  counts: ReadonlyMap<string, number>
}

const people: readonly (readonly [ShownOf, string])[] = [
  ['all', 'Toute l’équipe'],
  ['mine', 'Ce que je suis'],
  ['nobody', 'Suivi par personne'],
]

const views: readonly (readonly [BoardChoice['view'], string])[] = [
  ['board', 'Tableau'],
  ['list', 'Liste'],
]

/** Which dossiers are shown, of whom, and how. */
export function DossierFilter({ kinds, choice, counts }: DossierFilterProps) {
  const { kind, whose } = choice
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return (
    <div className="sira-inbox-tools">
      <nav className="sira-tabs sira-kinds" aria-label="Genre">
        <Tab href={boardAddress({ whose })} isOn={kind === undefined} label="Tous" count={all} />
        {kinds.map(({ slug, labels }) => (
          <Tab
            key={slug}
            href={boardAddress({ kind: slug, whose })}
            isOn={slug === kind}
            label={labels.plural}
            count={counts.get(slug) ?? 0}
          />
        ))}
      </nav>
      <div className="sira-pipeline__choices">
        <nav className="sira-tabs" aria-label="De qui">
          {people.map(([one, label]) => (
            <Tab
              key={one}
              href={boardAddress({ ...choice, whose: one, after: undefined })}
              isOn={one === whose}
              label={label}
            />
          ))}
        </nav>
        {kind !== undefined && (
          <p className="sira-exports">
            {'Exporter\u00a0:'}
            {(['csv', 'xlsx'] as const).map((format) => (
              <a key={format} href={exportAddress(choice, format)} download>
                {format.toUpperCase()}
              </a>
            ))}
          </p>
        )}
        {kind !== undefined && (
          <nav className="sira-tabs" aria-label="Présentation">
            {views.map(([view, label]) => (
              <Tab
                key={view}
                href={boardAddress({ kind, whose, view })}
                isOn={view === choice.view}
                label={label}
              />
            ))}
            <Tab href={adminAddress(kind)} isOn={false} label="Recherche et clos" />
          </nav>
        )}
      </div>
    </div>
  )
}

interface TabProps {
  href: string
  isOn: boolean
  label: string
  count?: number
}

function Tab({ href, isOn, label, count }: TabProps) {
  return (
    <a className="sira-tab" href={href} aria-current={isOn ? 'page' : undefined}>
      {count === undefined ? label : `${label} (${count})`}
    </a>
  )
}
