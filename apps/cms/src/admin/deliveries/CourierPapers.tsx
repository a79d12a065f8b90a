interface CourierPapersProps {
  id: number | string
  /** The names of the files that came with the application. */
  papers: Readonly<Record<'piece' | 'permis', unknown>>
}

const labels = { piece: 'Pièce d’identité', permis: 'Permis de conduire' } as const

/** The papers that staff check before a courier works. Saved, never opened here. */
export function CourierPapers({ id, papers }: CourierPapersProps) {
  const sent = (['piece', 'permis'] as const).filter((field) => papers[field])
  if (sent.length === 0) return <p className="sira-note">Aucun fichier n’est joint.</p>
  return (
    <ul className="sira-payments">
      {sent.map((field) => (
        <li key={field}>
          <a href={`/admin/api/coursiers/${id}/fichier/${field}`} download>
            {`Télécharger\u00a0: ${labels[field]} (${String(papers[field])})`}
          </a>
        </li>
      ))}
    </ul>
  )
}
