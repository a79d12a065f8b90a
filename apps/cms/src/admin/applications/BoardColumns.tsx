import type { ApplicationState } from '@sira/contract/applications/applicationStates'
import Link from 'next/link'
import type { BoardCard, BoardColumn } from '../../applications/desk/applicationBoard.ts'
import { applicationStateNames } from '../../applications/stateNames.ts'
import { momentInFigures } from '../../dates/dates.ts'
import { movingTo } from './applicationDeeds.ts'

type Move = (id: number, to: ApplicationState) => void

interface BoardColumnsProps {
  columns: readonly BoardColumn[]
  onMove: Move
}

/** Columns on a desk, one after the other on a phone. Nothing is refused here: that needs a reason. */
export function BoardColumns({ columns, onMove }: BoardColumnsProps) {
  return (
    <div className="sira-pipeline__board">
      {columns.map(({ etat, total, cartes }) => (
        <section key={etat} aria-labelledby={`candidatures-${etat}`}>
          <h2 id={`candidatures-${etat}`}>
            {applicationStateNames[etat]} ({total})
          </h2>
          <ul>
            {cartes.map((card) => (
              <Card key={card.id} card={card} onMove={onMove} />
            ))}
          </ul>
          {total > cartes.length && <p className="sira-note">Les autres sont dans la liste.</p>}
        </section>
      ))}
    </div>
  )
}

function Card({ card, onMove }: { card: BoardCard; onMove: Move }) {
  const { id, reference, nom, repondue, refus, suites } = card
  return (
    <li className="sira-pipeline__file">
      <Link href={`/admin/collections/candidatures/${id}`} prefetch={false}>
        {nom}
      </Link>
      <small>{[reference, repondue ? '' : 'sans réponse'].filter(Boolean).join(' · ')}</small>
      {refus !== null && <strong>{`Refus prévu le ${momentInFigures(refus)}`}</strong>}
      {suites.map((to) => (
        <button key={to} type="button" className="sira-deed" onClick={() => onMove(id, to)}>
          {movingTo(to)}
          <span className="sr-only">{`\u00a0: ${nom}`}</span>
        </button>
      ))}
    </li>
  )
}
