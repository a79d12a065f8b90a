import type { ApplicationDeskRecord } from '../../applications/desk/applicationDesk.ts'

interface ApplicationFilesProps {
  id: number | string
  files: ApplicationDeskRecord['fichiers']
  /** A CV as fields, which is drawn where somebody asks for it. */
  isWritten: boolean
}

const kilobyte = 1024

/** Saved, never opened here: nobody knows what is in them. */
export function ApplicationFiles({ id, files, isWritten }: ApplicationFilesProps) {
  if (files.length === 0 && !isWritten)
    return <p className="sira-note">Aucun fichier n’est joint.</p>
  return (
    <ul className="sira-payments">
      {files.map(({ field, label, name, size }) => (
        <li key={field}>
          <a href={`/admin/api/candidatures/${id}/fichier/${field}`} download>
            {`Télécharger\u00a0: ${label} (${name}, ${Math.ceil(size / kilobyte)} ko)`}
          </a>
        </li>
      ))}
      {isWritten && (
        <li>
          <a href={`/admin/api/candidatures/${id}/fichier/ecrit`} download>
            Télécharger&nbsp;: CV écrit sur le site (PDF)
          </a>
        </li>
      )}
    </ul>
  )
}
