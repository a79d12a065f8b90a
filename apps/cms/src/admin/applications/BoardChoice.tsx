import type { Board } from '../../applications/desk/applicationBoard.ts'

const list = '/admin/collections/candidatures'

/** Filters of the list, as its address writes them. */
export const ofOffer = 'where[and][0][offre][equals]'
export const ofPool = 'where[and][0][offre][exists]'
export const unanswered = 'where[and][0][repondueLe][exists]'

interface BoardChoiceProps {
  offers: Board['offres']
  offer: string
  isUnanswered: boolean
}

/** Which applications are listed: all, the unanswered ones, the pool, or those to one offer. */
export function BoardChoice({ offers, offer, isUnanswered }: BoardChoiceProps) {
  const tabs = [
    { label: 'Toutes', query: '', isOn: offer === '' && !isUnanswered },
    { label: 'Sans réponse', query: `?${unanswered}=false`, isOn: isUnanswered },
    { label: 'Vivier', query: `?${ofPool}=false`, isOn: offer === 'vivier' },
  ]
  return (
    <div className="sira-inbox-tools">
      <nav className="sira-tabs" aria-label="Candidatures">
        {tabs.map(({ label, query, isOn }) => (
          <a
            key={label}
            className="sira-tab"
            href={`${list}${query}`}
            aria-current={isOn ? 'page' : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <form method="get" action={list}>
        <label>
          Offre{' '}
          <select name={ofOffer} defaultValue={offer}>
            {offers.map(({ id, titre }) => (
              <option key={id} value={id}>
                {titre}
              </option>
            ))}
          </select>
        </label>{' '}
        <button type="submit" className="sira-deed">
          Voir le tableau
        </button>
      </form>
      <p className="sira-exports">
        {'Statistiques par année\u00a0:'}
        {(['csv', 'xlsx'] as const).map((format) => (
          <a key={format} href={`/admin/api/candidatures/statistiques?format=${format}`} download>
            {format.toUpperCase()}
          </a>
        ))}
      </p>
    </div>
  )
}
