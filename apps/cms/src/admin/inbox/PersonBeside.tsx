interface PersonBesideProps {
  names: readonly string[]
  others: readonly string[]
  onLookFor: (address: string) => void
}

/** Whom else it may be about, and under what more may be kept of the same person. */
export function PersonBeside({ names, others, onLookFor }: PersonBesideProps) {
  return (
    <>
      {names.length === 1 && <p>Au nom de {names[0]}.</p>}
      {names.length > 1 && (
        <p>
          Sous plusieurs noms : {names.join(', ')}. Un numéro sert parfois à une famille :
          assurez-vous que tout est bien de la même personne.
        </p>
      )}
      {others.length > 0 && (
        <div className="sira-person__beside">
          <span>La personne a aussi donné :</span>
          {others.map((other) => (
            <button
              key={other}
              type="button"
              className="sira-action sira-action--quiet"
              onClick={() => onLookFor(other)}
            >
              Chercher {other}
            </button>
          ))}
        </div>
      )}
    </>
  )
}
