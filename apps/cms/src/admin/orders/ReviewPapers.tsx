import type { DeskRecord } from '../../orders/desk/deskRecord.ts'

interface ReviewPapersProps {
  id: number
  papers: DeskRecord['relecture']
  maySave: boolean
}

const names = { cv: 'Le CV à relire', lettre: 'La lettre à relire' } as const
const kilobyte = 1024

/** The files of a customer for a paid review: saved, never opened here. */
export function ReviewPapers({ id, papers, maySave }: ReviewPapersProps) {
  if (papers.length === 0) return null
  return (
    <ul className="sira-payments">
      {papers.map(({ papier, fichier }) => {
        const name = names[papier]
        if (!fichier)
          return <li key={papier}>{`${name}\u00a0: le client n’a encore rien envoyé.`}</li>
        const said = `${name} (${fichier.name}, ${Math.ceil(fichier.size / kilobyte)} ko)`
        return (
          <li key={papier}>
            {maySave ? (
              <a href={`/admin/api/commandes/${id}/fichier/${papier}`} download>
                {`Télécharger\u00a0: ${said}`}
              </a>
            ) : (
              said
            )}
          </li>
        )
      })}
    </ul>
  )
}
