import type { FormEvent } from 'react'
import { importColumns } from '../../messages/newsletter/imports/importColumns.ts'
import { longestSource, mostRows } from '../../messages/newsletter/imports/importReport.ts'

interface ImportChoiceProps {
  busy: boolean
  onChoose: (file: File) => Promise<void>
}

/** The file to import, with the columns that it must have. */
export function ImportChoice({ busy, onChoose }: ImportChoiceProps) {
  async function choose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const file = new FormData(event.currentTarget).get('fichier')
    if (file instanceof File) await onChoose(file)
  }

  return (
    <>
      <p>
        N’importez que des personnes qui ont accepté de recevoir notre lettre : chacune en reçoit
        une qui lui dit quand et où elle l’a accepté, et comment se désabonner.
      </p>
      <h2>Ce que contient le fichier</h2>
      <dl className="sira-import__columns">
        <dt>{importColumns.email}</dt>
        <dd>L’adresse de la personne.</dd>
        <dt>{importColumns.language}</dt>
        <dd>fr, en ou ar. Vide : français.</dd>
        <dt>{importColumns.day}</dt>
        <dd>Comme 23/11/2026 ou 2026-11-23.</dd>
        <dt>{importColumns.source}</dt>
        <dd>
          Par exemple « Salon de l’emploi, feuille signée ». La personne le lit dans sa lettre ; au
          plus {longestSource} caractères.
        </dd>
      </dl>
      <p className="sira-note">
        Un tableau CSV d’au plus {mostRows.toLocaleString('fr-FR')} lignes et 2 Mo, enregistré par
        Excel, LibreOffice ou Google Sheets. Les autres colonnes ne sont pas lues.{' '}
        <a href="/admin/api/newsletters/import/model" download>
          Télécharger le modèle
        </a>
      </p>
      <form className="sira-statement" onSubmit={choose}>
        <label htmlFor="fichier">Fichier (CSV)</label>
        <input
          id="fichier"
          name="fichier"
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          required
        />
        <button type="submit" className="sira-deed" disabled={busy}>
          {busy ? 'Un instant…' : 'Lire le fichier'}
        </button>
      </form>
    </>
  )
}
