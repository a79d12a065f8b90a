import type { ApplicationDeskRecord } from '../../applications/desk/applicationDesk.ts'

interface ApplicationFilesProps {
  id: number | string
  files: ApplicationDeskRecord['fichiers']
}

const labels: Readonly<Record<string, string>> = { cv: 'CV', lettre: 'Lettre' }
const kilobyte = 1024

/** Saved, never opened here: nobody knows what is in them. */
export function ApplicationFiles({ id, files }: ApplicationFilesProps) {
  if (files.length === 0) return <p className="sira-note">Aucun fichier n’est joint.</p>
  return (
    <ul className="sira-payments">
      {files.map(({ field, name, size }) => (
        <li key={field}>
          <a href={`/admin/api/candidatures/${id}/fichier/${field}`} download>
            {`Télécharger\u00a0: ${labels[field] ?? field} (${name}, ${Math.ceil(size / kilobyte)} ko)`}
          </a>
        </li>
      ))}
    </ul>
  )
}
