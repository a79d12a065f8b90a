import type { ApplicationState } from '@sira/contract/applications/applicationStates'
import Link from 'next/link'
import { movingTo } from '../../applications/applicationDeeds.ts'
import type { BoardCard, BoardColumn } from '../../applications/desk/applicationBoard.ts'
import { applicationStateNames } from '../../applications/stateNames.ts'
import { momentInFigures } from '../../dates/dates.ts'

interface Move {
  id: number
  from: ApplicationState
  to: ApplicationState
}

interface BoardColumnsProps {
  columns: readonly BoardColumn[]
  onMove(move: Move): void
}

export const headingId = (state: ApplicationState) => `candidatures-${state}`
export const cardId = (application: number) => `candidature-${application}`

/** Columns on a desk, one after the other on a phone. Nothing is refused here: that needs a reason. */
export function BoardColumns({ columns, onMove }: BoardColumnsProps) {
  return (
    <div className="sira-pipeline__board">
      {columns.map(({ etat, total, cartes }) => (
        <section key={etat} aria-labelledby={headingId(etat)}>
          <h2 id={headingId(etat)} tabIndex={-1}>
            {applicationStateNames[etat]} ({total})
          </h2>
          <ul>
            {cartes.map((card) => (
              <Card
                key={card.id}
                card={card}
                onMove={(to) => onMove({ id: card.id, from: etat, to })}
              />
            ))}
          </ul>
          {total > cartes.length && <p className="sira-note">Les autres sont dans la liste.</p>}
        </section>
      ))}
    </div>
  )
}

function Card({ card, onMove }: { card: BoardCard; onMove(to: ApplicationState): void }) {
  const { id, reference, nom, repondue, suspecte, appreciation, refus, suites } = card
  const waits = suspecte ? 'peut-être un programme' : 'sans réponse'
  const rating = appreciation === null ? '' : `note ${appreciation} sur 5`
  return (
    <li className="sira-pipeline__file">
      <Link id={cardId(id)} href={`/admin/collections/candidatures/${id}`} prefetch={false}>
        {nom}
      </Link>
      <small>{[reference, rating, repondue ? '' : waits].filter(Boolean).join(' · ')}</small>
      {refus !== null && <strong>{`Refus prévu le ${momentInFigures(refus)}`}</strong>}
      {suites.map((to) => (
        <button key={to} type="button" className="sira-deed" onClick={() => onMove(to)}>
          {movingTo(to)}
          <span className="sr-only">{`\u00a0: ${nom}`}</span>
        </button>
      ))}
    </li>
  )
}
